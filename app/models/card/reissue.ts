import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'
import Card, { type ReissueReason } from '#models/card'
import { reissueCards } from '#models/card/issuing'
import type Form from '#models/form'

/**
 * Ends the live card of a request and gives it a new one, which waits for printing.
 * @param serial of the card that is meant
 * @returns the new card
 * @throws Refusal `noCard` where there is none, `reissuedMeanwhile` where another one came in its place
 */
export async function reissue(
  form: Form,
  { reason, serial, by }: { reason: ReissueReason; serial: string; by: { id: number } }
): Promise<Card> {
  return db.transaction(async (trx) => {
    // Whoever decides on the request, or reissues its card as well, waits here.
    const open = trx.from('forms').where({ id: form.id, state: 'approved' })
    const [approved] = await (trx.dialect.name === 'postgres' ? open.forUpdate() : open).select(
      'id'
    )
    const live = Card.query({ client: trx }).where({ formId: form.id, state: 'live' })
    const card = approved && (await live.first())
    if (!card) throw new Refusal('noCard', {}, { status: 409 })
    if (card.serial !== serial) throw new Refusal('reissuedMeanwhile', {}, { status: 409 })
    await reissueCards(trx, [form.id], reason, by)
    return Card.query({ client: trx }).where({ formId: form.id, state: 'live' }).firstOrFail()
  })
}
