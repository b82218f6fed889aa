import type { HttpContext } from '@adonisjs/core/http'
import { messageOf } from '#validators/messages'

type Problem = { field: string; rule: string; meta?: Record<string, any> }

/**
 * Keeps which rules a form broke, so that switching the language on the same page shows
 * the same errors in the other language instead of losing them.
 */
export function rememberErrors({ session, request, response }: HttpContext, problems: Problem[]) {
  const page = response.redirect().getPreviousUrl(request.url())
  session.put('brokenRules', {
    path: new URL(page, 'http://localhost').pathname,
    problems: problems.map(({ field, rule, meta }) => ({ field, rule, meta })),
  })
}

/** Flashes the remembered errors of a page once more, in the request's language. */
export function repeatErrors({ session, i18n }: HttpContext, path: string) {
  const remembered = session.get('brokenRules')
  if (remembered?.path !== path) return
  const bag = remembered.problems.map(({ field, rule, meta }: Problem) => [
    field,
    [messageOf(i18n, rule, meta)],
  ])
  session.flash('inputErrorsBag', Object.fromEntries(bag))
}

/** The form was accepted: nothing of it is wrong any more. */
export function forgetErrors({ session }: Pick<HttpContext, 'session'>) {
  session.forget('brokenRules')
}
