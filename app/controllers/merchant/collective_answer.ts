import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { errors } from '@vinejs/vine'
import { Refusal } from '#exceptions/refusal'
import Collective from '#models/collective'
import { CardsRefused } from '#models/collective/holding'
import type { Obstacle } from '#models/collective/obstacles'
import CollectivePolicy from '#policies/collective_policy'
import { messageOf } from '#validators/messages'

/** The list that a path names, if it is the user's business. */
export function collectiveOf({ params, auth }: HttpContext, id = Number(params.id)) {
  return Collective.visibleTo(auth.getUserOrFail()).where('id', id).firstOrFail()
}

/** The same with all that its page shows. */
export function wholeCollectiveOf({ params, auth }: HttpContext) {
  return Collective.visibleTo(auth.getUserOrFail())
    .where('id', Number(params.id))
    .preload('entries', (entries) => entries.orderBy('id').preload('form').preload('user'))
    .preload('user')
    .preload('signer')
    .firstOrFail()
}

/** Why a card cannot be handed out, in a sentence. */
export const sentenceOf = ({ i18n }: Pick<HttpContext, 'i18n'>, { rule, values }: Obstacle) =>
  messageOf(i18n, rule, values)

/** Says at each card of a list why it cannot be on it. */
export async function orFieldErrors<Value>(ctx: HttpContext, work: Promise<Value>) {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof CardsRefused)) throw error
    throw new errors.E_VALIDATION_ERROR(
      error.refused.map(({ at, obstacle }) => ({
        field: `forms.${at}`,
        rule: obstacle.rule,
        message: sentenceOf(ctx, obstacle),
        meta: obstacle.values,
      }))
    )
  }
}

/** What is signed stays as it is, and can be looked at. */
export const closed = ({ id }: Collective) =>
  new Refusal(
    'collectiveSigned',
    {},
    { status: 409, redirectTo: urlFor('merchant.collectives.show', { id }) }
  )

/** What the user may do; pages only hide buttons by it. */
export async function can({ bouncer }: HttpContext) {
  const policy = bouncer.with(CollectivePolicy)
  return {
    create: await policy.allows('create'),
    edit: await policy.allows('edit'),
    print: await policy.allows('print'),
  }
}
