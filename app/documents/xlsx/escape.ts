const LONGEST = 32_767

// Markup, characters XML 1.0 forbids, carriage returns, and `_x0041_`, which a spreadsheet decodes.
// eslint-disable-next-line no-control-regex
const SPECIAL = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/
const EACH_SPECIAL = new RegExp(SPECIAL, 'g')
const EDGE_OR_INNER_BREAKS = /^\s|\s$|[\n\t]/

/** A `<t>` element with exactly this text, cut to the 32,767 characters of a cell. */
export function escapeText(text: string): string {
  const shown = text.length > LONGEST ? cut(text) : text
  const safe = SPECIAL.test(shown) ? escapeMarkup(shown) : shown
  return EDGE_OR_INNER_BREAKS.test(safe) ? `<t xml:space="preserve">${safe}</t>` : `<t>${safe}</t>`
}

export function escapeAttribute(text: string): string {
  return text.replace(EACH_SPECIAL, replacement).replaceAll('"', '&quot;')
}

/** Without `\ / ? * [ ] :` and outer quotes; at most 31 characters with the number of a further sheet. */
export function sheetName(title: string, number = 1): string {
  const suffix = number > 1 ? ` ${number}` : ''
  const name = [...title.replace(/[\\/?*[\]:\p{Cc}]+/gu, ' ').replace(/\s+/g, ' ')]
    .join('')
    .slice(0, 31 - suffix.length)
    .replace(/^[\s']+|(?<![\s'])[\s']+$|[\ud800-\udbff]$/g, '')
  // Excel reserves the name "History".
  const usable = !name || /^history$/i.test(name) ? 'Hoja' : name
  return usable + suffix
}

function escapeMarkup(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(EACH_SPECIAL, replacement)
}

function replacement(character: string): string {
  switch (character) {
    case '&':
      return '&amp;'
    case '<':
      return '&lt;'
    case '>':
      return '&gt;'
    case '_':
      return '_x005F_'
    default:
      return ''
  }
}

function cut(text: string): string {
  const last = text.charCodeAt(LONGEST - 2)
  const splitsPair = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, splitsPair ? LONGEST - 2 : LONGEST - 1) + '…'
}
