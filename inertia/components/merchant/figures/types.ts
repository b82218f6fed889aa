import type { DayRow, RestaurantCount } from '~/components/merchant/dashboard/types'

export type TallyState = 'approved' | 'waiting' | 'all'

export const tallyStates: TallyState[] = ['approved', 'waiting', 'all']

/** The states whose numbers stand apart. */
export const shownStates = (state: TallyState) =>
  state === 'all' ? (['approved', 'waiting'] as const) : ([state] as const)

export type Tally = {
  name: string
  tally: 'sizes' | 'parking' | 'days' | 'shifts' | 'desks' | 'languages'
  title: string
  /** Whether everybody answers once, so that a sum is people. */
  sums: boolean
  types: { type: string; title: string }[]
  rows: {
    label: string
    field: string
    value: string
    /** For each type; null where it does not offer the answer. */
    cells: ({ approved: number; waiting: number } | null)[]
  }[]
}

export type Meals = { restaurants: RestaurantCount[]; days: DayRow[] }
