import type { HttpContext } from '@adonisjs/core/http'
import type { FormType } from '#form_types/define'
import Form from '#models/form'
import LateLink from '#models/late_link'
import { linkOver } from '#sql/single_use'
import type { SubmissionContext } from '#requests/submission'
import type Tournament from '#models/tournament'
import { typeOfPath } from '#http/route_records'
import { keepAddressSecret } from '#http/site/secret_address'

const keyOf = (formType: FormType) => `late.${formType.key}`

/**
 * The visitor's late link. The session remembers it for the other paths of the form. `purpose`: of the
 * signature, as the link of a returning member also carries the late link.
 * @throws Refusal `linkOver` for a link that opens nothing
 */
export async function lateLinkOf(
  ctx: HttpContext,
  formType: FormType,
  tournament: Tournament,
  { purpose = 'late' } = {}
): Promise<LateLink | null> {
  const { request, session, params } = ctx
  const { late } = request.qs()
  const id = late === undefined ? session.get(keyOf(formType)) : signedId(request, purpose)
  const link = id ? await LateLink.find(id) : null
  const opens =
    link?.state === 'open' &&
    link.formType === formType.key &&
    link.tournamentId === tournament.id &&
    (!link.type || !params.type || link.type === params.type)
  if (late === undefined) return opens ? link : null
  keepAddressSecret(ctx)
  if (!opens) throw linkOver('errors/link_expired')

  session.put(keyOf(formType), link.id)
  return link
}

/** The request that this post has already made through its late link, which is used up. */
export async function requestOfUsedLink(ctx: HttpContext) {
  const { request, session } = ctx
  const id =
    request.qs().late === undefined
      ? session.get(keyOf(typeOfPath(ctx)!))
      : signedId(request, 'late')
  const link = id ? await LateLink.find(id) : null
  const form = link?.formId ? await Form.find(link.formId) : null
  if (!form?.nonce) return null
  await ctx.takeFiles()
  return form.nonce === request.input('nonce') ? form : null
}

/** Hooks for the submission's transaction: they mark the link as used and store its request. */
export const lateLinkHooks = (
  link: LateLink | null
): Pick<SubmissionContext, 'before' | 'after'> =>
  link ? { before: (trx) => link.useUp(trx), after: (form, trx) => link.recordForm(trx, form) } : {}

function signedId(request: HttpContext['request'], purpose: string) {
  const id = Number(request.qs().late)
  const isId = Number.isInteger(id) && id > 0 && id < 2 ** 31
  return isId && request.hasValidSignature(purpose) ? id : null
}
