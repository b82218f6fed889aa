import type { Query } from '~/components/merchant/list/use_query'
import type { Option, RequestRow } from '~/components/merchant/types'

/** A request and its living card. */
export type SystemRow = RequestRow & {
  /** Its form, in words. */
  title: string
  tournamentId: number
  stale: boolean
  hasChip: boolean
  /** Only for those who give chips out. */
  uid: string | null
  /** None while there is no living card. */
  cardSerial: string | null
  gate: { desired: 'active' | 'blocked'; confirmed: 'active' | 'blocked' | null } | null
}

/** Whether something is so: `yes`, `no`, or nothing. */
export const questions = ['printed', 'collected', 'stale', 'rfid', 'photo'] as const
export type Question = (typeof questions)[number]

export type SystemQuery = Query &
  Record<Question, string> & { type: string; tournament: number | null }

export type SystemOptions = Record<'categories' | 'types' | 'editions', Option[]>

/** How much waits to be done. */
export type SystemCounts = {
  unprinted: number
  stale: number
  unchipped: number
  photoless: number
}

export type SystemCan = Record<'create' | 'edit' | 'print' | 'rfid' | 'decideMany', boolean>
