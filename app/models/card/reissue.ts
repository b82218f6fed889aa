import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'
import { reissueCards } from '#models/card/issue'
import Card from '#models/card'
import { lockRequests } from '#models/form/locks'
import type Form from '#models/form'
import type { ReissueReason } from '#shared/choices'
import type { Actor } from '#shared/history'

/** @throws Refusal `noCard`; `reissuedMeanwhile` if the live card has another serial */
export async function reissueCard(
  form: Form,
  { reason, serial, by }: { reason: ReissueReason; serial: string; by: Actor }
): Promise<Card> {
  return db.transaction(async (trx) => {
    await lockRequests(trx, [form.id])
    const liveCard = () => Card.query({ client: trx }).where({ formId: form.id, state: 'live' })
    const isApproved = trx.from('forms').where({ id: form.id, state: 'approved' })
    const card = await liveCard().whereExists(isApproved).first()
    if (!card) throw new Refusal('noCard', {}, { status: 409 })
    if (card.serial !== serial) throw new Refusal('reissuedMeanwhile', {}, { status: 409 })
    await reissueCards(trx, [form.id], reason, by)
    return liveCard().firstOrFail()
  })
}
