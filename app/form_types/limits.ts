/** Limits of `config/tournament` that an edition may override. */
export const limitNames = [
  'teamMembers',
  'teamMembersInQuarterFinals',
  'dayPasses',
  'dayPassesSpanish',
  'guestsPerPlayer',
] as const
export type Limits = Partial<Record<(typeof limitNames)[number], number | null>>

/** What decides how many people a player may bring in an edition. */
export type PlaceRules = { quarterFinals: boolean; limits: Limits | null }
