/** Limits of `config/tournament` that an edition may override. */
export const limitNames = [
  'teamMembers',
  'teamMembersInQuarterFinals',
  'dayPasses',
  'dayPassesSpanish',
  'guestsPerPlayer',
] as const
export type Limits = Partial<Record<(typeof limitNames)[number], number | null>>

export type Allowing = { quarterFinals: boolean; limits: Limits | null }
