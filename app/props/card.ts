import Card from '#models/card'
import { gateStateOf } from '#gates/state'
import type Form from '#models/form'

/** The live and the dead cards; chips only for users who assign them. Needs card and logs. */
export async function cardProps(form: Form, { rfid }: { rfid: boolean }) {
  const card: Form['card'] | null = form.card
  const dead = await Card.query().where({ formId: form.id, state: 'revoked' }).orderBy('id', 'desc')
  return {
    card: card && {
      serial: card.serial,
      printedAt: card.printedAt?.toISO() ?? null,
      stale: card.stale,
      hasChip: card.uid !== null,
      uid: rfid ? card.uid : null,
      gate: { ...(await gateStateOf(card)), desired: card.gateDesired },
    },
    prints: form.logs.filter(({ type }) => type === 'print').length,
    earlierCards: dead.map(({ serial, uid, revokedAt, revokedFor }) => ({
      serial,
      uid: rfid ? uid : null,
      at: revokedAt?.toISO() ?? null,
      reason: revokedFor,
    })),
  }
}
