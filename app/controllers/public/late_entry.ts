import type { HttpContext } from '@adonisjs/core/http'
import type { FormType } from '#form_types/define'
import Form from '#models/form'
import LateLink from '#models/late_link'
import { linkOver } from '#models/single_use'
import type { SubmissionContext } from '#models/form/submission'
import type Tournament from '#models/tournament'
import { typeOfPath } from '#validators/path'

const keyOf = (formType: FormType) => `late.${formType.key}`

/**
 * The late link that opens a form to this visitor: the one of the address, which is remembered
 * from then on, so that every path of the form opens.
 * @throws Refusal `linkOver` where the address has one that opens nothing
 */
export async function lateLinkOf(
  { request, response, session }: HttpContext,
  formType: FormType,
  tournament: Tournament
): Promise<LateLink | null> {
  const asked = request.qs().late
  const id = asked === undefined ? session.get(keyOf(formType)) : signedId(request)
  const link = id ? await LateLink.find(id) : null
  const opens =
    link?.state === 'open' && link.formType === formType.key && link.tournamentId === tournament.id
  if (asked === undefined) return opens ? link : null
  if (!opens) throw linkOver('errors/link_expired')

  session.put(keyOf(formType), link.id)
  // No other site may learn the address, but a refused form must find its way back to it.
  response.header('Referrer-Policy', 'same-origin')
  return link
}

/** The request that this very submission made already, with the link it has used up. */
export async function sentBefore(ctx: HttpContext) {
  const { request, session } = ctx
  const nonce = request.input('nonce')
  const id =
    request.qs().late === undefined ? session.get(keyOf(typeOfPath(ctx)!)) : signedId(request)
  const link = id ? await LateLink.find(id) : null
  const form = link?.formId ? await Form.find(link.formId) : null
  return form?.nonce && form.nonce === nonce ? form : null
}

/** How a submission uses a link up: in its own transaction. */
export const usingUp = (link: LateLink | null): Pick<SubmissionContext, 'before' | 'after'> =>
  link ? { before: (trx) => link.take(trx), after: (form, trx) => link.became(form, trx) } : {}

function signedId(request: HttpContext['request']) {
  const id = Number(request.qs().late)
  const isId = Number.isInteger(id) && id > 0 && id < 2 ** 31
  return isId && request.hasValidSignature('late') ? id : null
}
