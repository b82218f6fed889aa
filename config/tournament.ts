import { MOST_GUESTS } from '#shared/answer_limits'

/** Business constants of all editions. Dates and registration periods are columns of a tournament. */
export const tournament = {
  /** Members of a player's support team; five while the player is in the quarter-finals. */
  teamMembers: 3,
  teamMembersInQuarterFinals: 5,
  /** One-day passes per player, more for Spanish players. */
  dayPasses: 3,
  dayPassesSpanish: 6,
  guestsPerPlayer: MOST_GUESTS,
  /** Bytes of a photo or document in a public form. */
  photoBytes: '1 MB',
  documentBytes: '1 MB',
  /** Bytes of a card's background. */
  backgroundBytes: '5 MB',
} as const
