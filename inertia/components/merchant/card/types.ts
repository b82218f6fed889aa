import type { DeathReason } from '#models/card'
import type { CardAtGate } from '#models/gate/state'

/** The live card of a request. */
export type LiveCard = {
  serial: string
  printedAt: string | null
  /** It says something else than it would now. */
  stale: boolean
  hasChip: boolean
  /** For those who give chips out. */
  uid: string | null
  /** How it stands at the gates, and what was ordered of them. */
  gate: CardAtGate & { desired: 'active' | 'blocked' | null }
}

/** A card that opens nothing any more, and why. */
export type EarlierCard = {
  serial: string
  uid: string | null
  at: string | null
  reason: DeathReason | null
}

/** The cards of a request. */
export type Cards = {
  card: LiveCard | null
  /** How often any of them was printed. */
  prints: number
  earlierCards: EarlierCard[]
}
