import type { Data } from '@generated/data'

/** The design of a category's cards; an empty category is the default design. */
export type Design = Data.CardDesign

export type DesignedCategory = { value: string; label: string; color: string }
