/** Administrators are told of a user who does more than this in one day. */
export const usual = {
  /** Photos at full size, documents and revealed numbers together. */
  files: 200,
  /** People whose pages they opened. */
  people: 800,
  /** People who were shown at a restaurant and not charged. */
  unserved: 100,
  exports: 5,
  /** Exports with fewer rows do not count. */
  exportRows: 1000,
} as const
