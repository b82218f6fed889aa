import type { Option } from '~/types'

/** A column that requests are looked for by; without values anything may be typed. */
export type SourceColumn = Option & { values: Option[] | null }

/** What the screens of mass updates choose from. */
export type UpdateLists = {
  targets: Option[]
  options: { permissions: Option[]; restaurants: Option[]; categories: Option[] }
}

/** A mass update as it is written down and sent. */
export type Definition = {
  sourceColumn: string
  sourceValues: string[]
  resetColumn: string
  resetValue: string
}
