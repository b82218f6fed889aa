import type { Query } from '~/components/merchant/list/use_request_query'
import type { Data } from '@generated/data'
import type { Option } from '~/components/merchant/types'

export type SystemRow = Data.System

/** Filters with `yes`, `no` or nothing. */
export const yesNoFilters = ['printed', 'collected', 'stale', 'rfid', 'photo'] as const
export type YesNoFilter = (typeof yesNoFilters)[number]

export type SystemQuery = Query &
  Record<YesNoFilter, string> & { type: string; tournament: number | null }

export type SystemOptions = Record<'categories' | 'types' | 'editions', Option[]>

export type SystemCounts = {
  unprinted: number
  stale: number
  unchipped: number
  photoless: number
}

export type SystemCan = Record<'create' | 'edit' | 'print' | 'rfid' | 'decideMany', boolean>
