/** The name of a person who was erased. */
export const NAMELESS = '—'

/** Stands where words about a person were removed from a text or a list. */
export const REMOVED = '…'

/**
 * The name of a file without numbers of five digits or more: people name files after their document,
 * whose number is encrypted everywhere else.
 */
export const withoutNumbers = (name: string) =>
  name.replace(/[\p{L}\d]*\d(?:[-. ]?\d){4,}[\p{L}\d]*(?:-\p{L}(?!\p{L}))?/gu, REMOVED)
