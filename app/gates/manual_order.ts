import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import AccessOrder, { announceOrders, blockReasonsOf, type Operation } from '#models/access_order'
import { sqlNow, changedRows } from '#sql/bulk'
import Card from '#models/card'
import { accessObstacles } from '#models/card/admissible'
import { lockBlacklist } from '#models/card/blacklist_lock'
import { admissionOf } from '#models/card/admission'
import Form from '#models/form'
import { retryOrders } from '#gates/retry'
import { gateStateOf } from '#gates/state'
import type { Actor } from '#shared/history'

/**
 * If the gates already have the order, failed ones are tried again.
 * @returns false if nothing had to be changed or sent
 * @throws Refusal `gate.*`, `noCard`; `editedMeanwhile` if the card changed
 */
export async function placeManualOrder(
  formId: number,
  operation: Operation,
  by: Actor
): Promise<boolean> {
  const form = await Form.query()
    .where('id', formId)
    .preload('tournament')
    .preload('permission')
    .preload('card')
    .firstOrFail()
  const card = orderableCardOf(form)
  if (operation !== 'block') await refuseObstacles(form, operation)
  if (operation === 'unblock' && !card.uid && (await unblockWithoutChip(card, by))) return true
  if (!card.uid) throw new Refusal('gate.noChip')
  const admission = admissionOf(form)
  const reason = operation === 'block' ? ('manual' as const) : undefined
  const ordered = await db.transaction(async (trx) => {
    await lockBlacklist(trx)
    if (operation !== 'block') await refuseObstacles(form, operation, trx)
    const { id: cardId, uid } = card
    const lockedCard = await Card.query({ client: trx })
      .where({ id: cardId, uid, state: 'live' })
      .forUpdate()
      .first()
    if (!lockedCard) throw new Refusal('editedMeanwhile', {}, { status: 409 })
    // A block of the blacklist ends with its entry, one of the office stays.
    const isListed = reason && (await blockReasonsOf([cardId], trx)).get(cardId) === 'listed'
    const again = isListed && (await gateStateOf(lockedCard, trx)).state !== 'error'
    return AccessOrder.order(trx, [{ card: lockedCard, operation, admission, reason, again }], by)
  })
  return ordered > 0 || (await retryOrders({ formIds: [form.id] }, by)) > 0
}

function orderableCardOf(form: Form): Card {
  if (form.state !== 'approved') throw new Refusal('gate.notApproved')
  if (!form.card) throw new Refusal('noCard')
  return form.card
}

/** A card whose last day is over may still be unblocked. @throws Refusal `gate.blacklisted`, `gate.over` */
async function refuseObstacles(
  form: Form,
  operation: 'add' | 'unblock',
  trx?: TransactionClientContract
) {
  const obstacle = (await accessObstacles([form], trx)).get(form)
  if (obstacle === 'blacklisted' || (obstacle && operation === 'add'))
    throw new Refusal(`gate.${obstacle}`)
}

/** Gates do not know a card without a chip, so nothing is sent to them. */
async function unblockWithoutChip({ id, formId }: Card, by: Actor): Promise<boolean> {
  return db.transaction(async (trx) => {
    const released = await trx
      .from('cards')
      .where({ id, state: 'live', gate_desired: 'blocked' })
      .whereNull('uid')
      .update({ gate_desired: null, gate_confirmed: null, updated_at: sqlNow(trx) })
    if (changedRows(released) === 0) return false
    await announceOrders(trx, [{ formId, operation: 'unblock', reason: null }], by)
    return true
  })
}
