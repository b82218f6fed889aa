/** Limits of `config/tournament` that an edition may override. */
export const limitNames = [
  'teamMembers',
  'teamMembersInQuarterFinals',
  'dayPasses',
  'dayPassesSpanish',
  'guestsPerPlayer',
] as const
export type PlaceLimits = Partial<Record<(typeof limitNames)[number], number | null>>

/** How many people a player may bring in an edition depends on these. */
export type PlaceRules = { quarterFinals: boolean; limits: PlaceLimits | null }
