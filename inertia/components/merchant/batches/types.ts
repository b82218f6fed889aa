import type { Outcome } from '#models/card_batch/rows'
import type { Fate } from '#models/card_batch/rolling_back'

export type { Fate, Outcome }

/** A print run in the list. */
export type Batch = {
  id: number
  state: 'queued' | 'running' | 'failed' | 'open' | 'printed' | 'rolled_back'
  layout: 'a6' | 'lanyard' | 'cr80' | 'a7'
  sheet: 'single' | 'a4'
  sort: 'company' | 'name' | null
  total: number
  done: number
  /** Counted as printed when it was made. */
  atOnce: boolean
  what: string
  user: string | null
  createdAt: string
}

/** A print run on its own page. */
export type ShownBatch = Batch & {
  fileSize: number | null
  ready: boolean
  error: boolean
  confirmedAt: string | null
  confirmedBy: string | null
  rolledBackAt: string | null
  rolledBackBy: string | null
}

/** A card of a run. */
export type BatchRow = {
  id: number
  position: number
  formId: number
  type: string
  serial: string
  name: string
  company: string | null
  outcome: Outcome
  revokedFor: string | null
  /** How often this person's cards were printed so far. */
  times: number
}
