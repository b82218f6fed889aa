/** The name of a person who was erased. */
export const NAMELESS = '—'

/** Stands where words about a person were removed from a text or a list. */
export const REMOVED = '…'

const RECENT_DAY = /^(?:20[2-9]\d-[01]\d-[0-3]\d|[0-3]\d-[01]\d-20[2-9]\d)$/

/**
 * The name of a file without numbers of five digits or more: people name files after their document,
 * whose number is encrypted everywhere else. The day of a list stays.
 */
export const withoutNumbers = (name: string) =>
  name.replace(/[\p{L}\d]*\d(?:[-. ]?\d){4,}[\p{L}\d]*(?:-\p{L}(?!\p{L}))?/gu, (number) =>
    RECENT_DAY.test(number) ? number : REMOVED
  )
