// Letters that Unicode does not decompose into a base letter and a mark.
const undecomposed: Record<string, string> = {
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

/** Lower case without accents and repeated spaces: how names are searched and compared. */
export function fold(text: string): string {
  const letters = PLAIN.test(text) ? text.toLowerCase() : unaccented(text)
  return letters.replace(/\s+/g, ' ').trim()
}

const unaccented = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đðħıłøœæßþŧ]/g, (letter) => undecomposed[letter])

/**
 * A key whose byte order is the Spanish alphabet's: ñ follows n, surnames come first. Two
 * spaces part them, for they sort before the one within `Ruiz Gil`.
 */
export function sortKey(lastName: string, name: string): string {
  const withEnye = (text: string) => text.toLowerCase().split('ñ').map(fold).join('n~')
  return `${withEnye(lastName.normalize('NFC'))}  ${withEnye(name.normalize('NFC'))}`.slice(0, 420)
}
