import type { Admission } from '#models/card/admission'
import type { BlockReason } from '#models/access_order'

/** Why the gate did not do as it was told; the words for people are in `cards.gate.errors`. */
export const troubles = ['connection', 'configuration', 'refused'] as const
export type Trouble = (typeof troubles)[number]

/** What the gate said, as far as it matters. */
export type Result = {
  ok: boolean
  /** Whether the same may work later without anybody changing anything. */
  retryable: boolean
  kind?: Trouble
  /** The gate's own number. */
  code?: number
  /** Its own words, or what happened on the way. */
  error?: string
  /** Done, but not as expected. */
  warning?: string
  /** What would have been sent: of the recorder only. */
  telegram?: string
}

/** A chip, and what the gate may know of it from orders before. */
export type Chip = {
  uid: string
  admission: Admission
  /** How many permissions the gate may know under this chip: one, or one for each day of a pass. */
  permissions: number
  /** Whether an addition of this chip was confirmed before. */
  known: boolean
  /** Whether the last that the gate was told of this chip was to block it. */
  blocked: boolean
}

/** The gates. Every call may be repeated: the second has the same effect as the first. */
export interface AccessControl {
  /** How many orders may be on their way at once. */
  readonly lines: number
  /** Lets a chip in as its admission says, whatever the gate knew of it. */
  add(chip: Chip): Promise<Result>
  block(chip: Chip, reason: BlockReason): Promise<Result>
  unblock(chip: Chip): Promise<Result>
}
