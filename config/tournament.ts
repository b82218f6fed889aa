/**
 * Business constants of all editions. Dates and registration periods are columns of a tournament.
 */
export const tournament = {
  /** Members of a player's support team; five while the player is in the quarter-finals. */
  teamMembers: 3,
  teamMembersInQuarterFinals: 5,
  /** One-day passes per player, more for Spanish players. */
  dayPasses: 3,
  dayPassesSpanish: 6,
  guestsPerPlayer: 3,
  golfRoles: 2,
  /** Bytes of a photo or document in a public form. */
  photoBytes: '1mb',
  documentBytes: '1mb',
  /** Bytes of a card's background. */
  backgroundBytes: '5mb',
  /** Bytes that the upload widget accepts before it crops and shrinks the photo. */
  widgetPhotoBytes: 5 * 1024 * 1024,
  /** Width to height of every photo (ICAO 35 × 45 mm). */
  photoRatio: 7 / 9,
  photoMin: { width: 420, height: 540 },
} as const
