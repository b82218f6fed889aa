import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'
import AccessOrder, { announce, type Operation } from '#models/access_order'
import { sqlNow } from '#models/bulk'
import Card from '#models/card'
import { obstaclesOf } from '#models/card/admissible'
import { admissionOf } from '#models/card/admission'
import Form from '#models/form'
import { retryOrders } from '#models/gate/retry'

/**
 * Has the gates let a request's card in, or keep it out, as somebody of the office wants it. Asking
 * for what is so already changes nothing; for what failed, tries it again.
 * @throws Refusal `gate.*`, which says what is missing; `editedMeanwhile` where the card has got
 *   another chip, or died, since it was read
 */
export async function askGates(id: number, operation: Operation, by: { id: number }) {
  const form = await Form.query()
    .where('id', id)
    .preload('tournament')
    .preload('permission')
    .preload('card')
    .firstOrFail()
  const card = wornCard(form)
  const obstacle = operation !== 'block' && (await obstaclesOf([form])).get(form)
  if (obstacle && (obstacle === 'blacklisted' || operation === 'add'))
    throw new Refusal(`gate.${obstacle}`)
  if (operation === 'unblock' && !card.uid && (await release(card, by))) return
  if (!card.uid) throw new Refusal('gate.noChip')
  const admission = admissionOf(form)
  const wish = {
    operation,
    admission,
    ...(operation === 'block' && { reason: 'manual' as const }),
  }
  const ordered = await db.transaction(async (trx) => {
    const { id: cardId, uid } = card
    const kept = await Card.query({ client: trx })
      .where({ id: cardId, uid, state: 'live' })
      .forUpdate()
      .first()
    if (!kept) throw new Refusal('editedMeanwhile', {}, { status: 409 })
    return AccessOrder.order(trx, [{ card: kept, ...wish }], by)
  })
  if (ordered === 0) await retryOrders({ formIds: [form.id] }, by)
}

/** The card that is worn now: `card` of a request is its live one. */
function wornCard(form: Form): Card {
  if (form.state !== 'approved') throw new Refusal('gate.notApproved')
  if (!form.card) throw new Refusal('noCard')
  return form.card
}

/** Lifts the block of a card that has no chip yet, of which no gate needs to know. */
async function release({ id, formId }: Card, by: { id: number }): Promise<boolean> {
  return db.transaction(async (trx) => {
    const released = await trx
      .from('cards')
      .where({ id, state: 'live', gate_desired: 'blocked' })
      .whereNull('uid')
      .update({ gate_desired: null, gate_confirmed: null, updated_at: sqlNow(trx) })
    if (Number(released[0] ?? released) === 0) return false
    await announce(trx, [{ formId, operation: 'unblock', reason: null }], by)
    return true
  })
}
