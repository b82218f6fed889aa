import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { errors } from '@vinejs/vine'
import { Refusal } from '#exceptions/refusal'
import { noteAccess, noteOnce } from '#journal/entries'
import Pickup from '#models/pickup'
import { CardsRefused } from '#pickups/entries'
import type { PickupObstacle } from '#pickups/obstacles'
import { messageOf } from '#form_types/messages'

export function pickupOf({ params, auth }: HttpContext, id = Number(params.id)) {
  return Pickup.visibleTo(auth.getUserOrFail()).where('id', id).firstOrFail()
}

export function pickupWithEntriesOf({ params, auth }: HttpContext) {
  return Pickup.visibleTo(auth.getUserOrFail())
    .where('id', Number(params.id))
    .preload('entries', (entries) => entries.orderBy('id').preload('form').preload('user'))
    .preload('user')
    .preload('signer')
    .firstOrFail()
}

/** A pickup shows the number and the addresses of its collector. */
export const notePickup = ({ auth }: HttpContext, { id }: Pickup) =>
  noteAccess(auth.getUserOrFail(), 'pickup', { detail: String(id) })

export const notePickupPicture = ({ auth }: HttpContext, { id }: Pickup) =>
  noteOnce(auth.getUserOrFail(), 'pickup', { detail: String(id) })

export const obstacleMessage = (
  { i18n }: Pick<HttpContext, 'i18n'>,
  { rule, values }: PickupObstacle
) => messageOf(i18n, rule, values)

/** Turns refusals into errors at the cards of the list. */
export async function orFieldErrors<Value>(ctx: HttpContext, work: Promise<Value>) {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof CardsRefused)) throw error
    throw new errors.E_VALIDATION_ERROR(
      error.refused.map(({ at, obstacle }) => ({
        field: `forms.${at}`,
        rule: obstacle.rule,
        message: obstacleMessage(ctx, obstacle),
        meta: obstacle.values,
      }))
    )
  }
}

export const signedListRefusal = ({ id }: Pickup) =>
  new Refusal(
    'collectiveSigned',
    {},
    { status: 409, redirectTo: urlFor('merchant.collectives.show', { id }) }
  )
