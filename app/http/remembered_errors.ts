import type { HttpContext } from '@adonisjs/core/http'
import type { SimpleError } from '@vinejs/vine/types'
import { messageOf } from '#form_types/messages'

type RuleError = Pick<SimpleError, 'field' | 'rule' | 'meta'>

/** Keeps the broken rules of a form, so that it shows them in another language too. */
export function rememberErrors(
  { session, request, response }: HttpContext,
  ruleErrors: RuleError[]
) {
  const page = response.redirect().getPreviousUrl(request.url())
  session.put('brokenRules', {
    path: new URL(page, 'http://localhost').pathname,
    problems: ruleErrors.map(({ field, rule, meta }) => ({ field, rule, meta })),
  })
}

export function repeatErrors({ session, i18n }: HttpContext, path: string) {
  const remembered = session.get('brokenRules')
  if (remembered?.path !== path) return
  const bag = remembered.problems.map(({ field, rule, meta }: RuleError) => [
    field,
    [messageOf(i18n, rule, meta)],
  ])
  session.flash('inputErrorsBag', Object.fromEntries(bag))
}

export function forgetErrors({ session }: Pick<HttpContext, 'session'>) {
  session.forget('brokenRules')
}
