import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'
import AccessOrder, { type Operation } from '#models/access_order'
import BlacklistEntry from '#models/blacklist_entry'
import Card from '#models/card'
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
  const card = chippedCard(form)
  const admission = admissionOf(form)
  if (operation !== 'block') await admissible(form)
  if (operation === 'add' && admission.to < form.tournament.today) throw new Refusal('gate.over')
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
function chippedCard(form: Form): Card {
  if (form.state !== 'approved') throw new Refusal('gate.notApproved')
  if (!form.card) throw new Refusal('noCard')
  if (!form.card.uid) throw new Refusal('gate.noChip')
  return form.card
}

async function admissible(form: Form) {
  if (await BlacklistEntry.lists(form)) throw new Refusal('gate.blacklisted')
}
