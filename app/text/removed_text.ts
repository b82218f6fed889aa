/** The name of a person who was erased. */
export const NAMELESS = '—'

/** Stands where words about a person were removed from a text or a list. */
export const REMOVED = '…'

const RECENT_DAY = /^(?:20[2-9]\d[-/][01]\d[-/][0-3]\d|[0-3]?\d[-/][01]?\d[-/]20[2-9]\d)$/

// The match starts only at the beginning of a word; otherwise a long name takes minutes.
const NUMBER = /(?<![\p{L}\d])[\p{L}\d]*\d(?:[-. /]?\d){4,}[\p{L}\d]*(?:-\p{L}(?![\p{L}\d]))?/gu

/**
 * The name of a file with other words for numbers of five digits or more: people name files after their
 * document, whose number is encrypted everywhere else. The day of a list stays.
 */
export const replaceNumbers = (name: string, wordsFor: (number: string) => string) =>
  name.replace(NUMBER, (number) => (RECENT_DAY.test(number) ? number : wordsFor(number)))

export const withoutNumbers = (name: string) => replaceNumbers(name, () => REMOVED)
