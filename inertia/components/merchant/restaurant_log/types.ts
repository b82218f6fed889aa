import type { Option } from '~/types'
import type { Pager } from '~/components/merchant/types'

/** Sums of charges; what was taken back counts in `undone` alone. Euros are a decimal text. */
export type Sums = { charges: number; undone: number; credits: number; amount: string }

export type HourSums = Sums & { hour: number }

export type Charge = {
  id: number
  day: string
  /** A number of credits, or euros as a decimal text. */
  amount: number | string
  type: 'credit' | 'amount'
  restaurant: string | null
  user: string | null
  /** Name and reference; null once the request was purged. */
  client: string | null
  form: { id: number; type: string; reference: string; name: string } | null
  date: string
  meal: string | null
  undone: boolean
}

export type LogFilter = { restaurant: string; type: string; user: string; search: string }

export type LogOptions = { restaurants: Option[]; users: Option[] }

export type LogPage = {
  logs: Pager & { data: Charge[] }
  totals: Sums & { people: number }
  byHour: HourSums[]
  options: LogOptions
  /** The day that is shown; null for all. */
  day: string | null
  today: string
  /** Days with charges, the latest first. */
  days: string[]
  filter: LogFilter
  can: { export: boolean }
}
