import Card from '#models/card'
import { gateStateOf } from '#models/gate/state'
import type Form from '#models/form'

/**
 * The live card of a request and how it stands, and those that died; the numbers of their chips
 * are for those who give them out. Its card and logs must be loaded.
 */
export async function cardProps(form: Form, { rfid }: { rfid: boolean }) {
  const { card } = form
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
    /** How often a card was printed for this person, all their cards together. */
    prints: form.logs.filter(({ type }) => type === 'print').length,
    earlierCards: dead.map(({ serial, uid, revokedAt, revokedFor }) => ({
      serial,
      uid: rfid ? uid : null,
      at: revokedAt?.toISO() ?? null,
      reason: revokedFor,
    })),
  }
}
