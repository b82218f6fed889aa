import type { DayCounts } from '~/components/merchant/dashboard/day_chart'

export type EditionProp = { name: string; startsOn: string; endsOn: string }

/** People on a day: in total, and for each column of the table. */
export type DayRow = { day: string; total: number; counts: number[] }

export type TypeCount = { type: string; count: number }

export type RestaurantCount = { id: number; name: string; people: number; credits: number }

export type Overview = {
  byDay: DayCounts[]
  ages: { type: string; counts: number[] }[]
  open: { asked: TypeCount[]; corrected: TypeCount[] }
  decisions: { day: string; approved: number; rejected: number }[]
  expected: { zones: string[]; days: DayRow[] }
  restaurants: RestaurantCount[]
}
