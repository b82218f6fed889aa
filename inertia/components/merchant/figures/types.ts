import type { DayRow, RestaurantCount } from '~/components/merchant/dashboard/types'
import type { TallyState } from '#shared/choices'

export const columnStates = (state: TallyState) =>
  state === 'all' ? (['approved', 'waiting'] as const) : ([state] as const)

export type Tally = {
  name: string
  tally: 'sizes' | 'parking' | 'days' | 'shifts' | 'desks' | 'languages'
  title: string
  sums: boolean
  types: { type: string; title: string }[]
  rows: {
    label: string
    field: string
    value: string
    /** One for each form type; null if it does not offer the answer. */
    cells: ({ approved: number; waiting: number } | null)[]
  }[]
}

export type Meals = { restaurants: RestaurantCount[]; days: DayRow[] }
