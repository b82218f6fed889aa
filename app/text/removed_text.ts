/** The name of a person who was erased. */
export const NAMELESS = '—'

/** Stands where words about a person were removed from a text or a list. */
export const REMOVED = '…'
