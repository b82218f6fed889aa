import type { Admission } from '#models/card/admission'
import type { BlockReason, Trouble } from '#models/access_order'

/** How many permissions the gates get for a chip: one, or one for each day of a day pass. */
export const countPermissions = ({ days }: Admission) => Math.max(1, days?.length ?? 0)

export type GateAnswer = {
  ok: boolean
  /** True if another attempt may succeed without any change. */
  retryable: boolean
  kind?: Trouble
  code?: number
  error?: string
  /** The order was carried out, but not as expected. */
  warning?: string
  /** Only the recorder: what would have been sent. */
  telegram?: string
}

/** A chip with what earlier orders told the gates about it. */
export type Chip = {
  uid: string
  admission: Admission
  /** The most that the gates can have for the chip. */
  mostPermissions: number
  /** Whether the gates have the chip on their whitelist. */
  known: boolean
  blocked: boolean
}

/** The port to the gates. Each call can be repeated with the same effect. */
export interface AccessControl {
  readonly lines: number
  /** Replaces the gate's permissions of a chip by those of its admission. */
  add(chip: Chip): Promise<GateAnswer>
  block(chip: Chip, reason: BlockReason): Promise<GateAnswer>
  unblock(chip: Chip): Promise<GateAnswer>
  /** Overwrites the holder's name and company. A blocked chip stays blocked, an unknown one unknown. */
  forgetHolder(chip: Chip): Promise<GateAnswer>
}
