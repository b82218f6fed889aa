// Letters without a Unicode decomposition.
export const undecomposed: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
}

const PLAIN = /^[ -~\s]*$/

/** Lower case without accents, invisible signs and repeated spaces, for searching and comparing names. */
export function fold(text: string): string {
  const letters = PLAIN.test(text) ? text.toLowerCase() : unaccented(text)
  return letters.replace(/\s+/g, ' ').trim()
}

const unaccented = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[đðħıłøœæßþŧ]/g, (letter) => undecomposed[letter])

/** As keyboards, phones and word processors write them. */
export const apostrophes = [..."'’‘‛ʼ′`"]

/** Between two l of Catalan. */
export const interpuncts = [...'·•‧']

const dashes = [...'‐‑‒–—−']

/** What people type between words and signs, plain and as JSON escapes it. */
export const separators = [
  ...['\\n', '\\r', '\\t', '\\', '"'],
  ...[' ', '.', '-', '_', '/', '(', ')'],
  ...dashes,
  ...apostrophes,
  ...interpuncts,
]

/** People leave out apostrophes, and take one dash for another. */
export const typographic: Record<string, string> = {
  ...Object.fromEntries(apostrophes.map((sign) => [sign, ''])),
  ...Object.fromEntries(dashes.map((sign) => [sign, '-'])),
}

const TYPOGRAPHIC = new RegExp(`[${Object.keys(typographic).join('')}]`, 'g')

/** For searches only: hashes and stored keys depend on `fold`. */
export const foldToSearch = (text: string): string =>
  fold(text.replace(TYPOGRAPHIC, (sign) => typographic[sign]))

/** The words of a search of names. */
export const searchWords = (search: string): string[] =>
  foldToSearch(search.replace(/[,;]/g, ' ')).split(' ').filter(Boolean)

/** Letters and digits only, for names that must be the same however they are written. */
export const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

export const compact = (text: string): string =>
  separators.reduce((rest, sign) => rest.replaceAll(sign, ''), fold(text))

/** Width of the columns with names to sort or search by. */
export const LONGEST_SORT_KEY = 420

/**
 * A key in the order of the Spanish alphabet: ñ after n, surnames first. Two spaces part surname
 * and name, which sorts before one space.
 */
export function sortKey(lastName: string, name: string): string {
  const withEnye = (text: string) => text.toLowerCase().split('ñ').map(fold).join('n~')
  return `${withEnye(lastName.normalize('NFC'))}  ${withEnye(name.normalize('NFC'))}`.slice(
    0,
    LONGEST_SORT_KEY
  )
}
