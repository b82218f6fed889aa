import { limits } from '#documents/spreadsheets/limits'

// Marks that nobody sees: zero width, direction, soft hyphens.
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const PLAIN = /^[!-~]+(?: [!-~]+)*$/
// Our own lists put an apostrophe before what a spreadsheet might take for a formula.
const QUOTED = /^'(?=[=+\-@＝＋－＠])/

/** A cell's text without what nobody sees or means: outer and doubled blanks, control characters. */
export function tidy(text: string): string {
  const whole = text.length > limits.cell ? text.slice(0, limits.cell) : text
  if (PLAIN.test(whole) && whole[0] !== "'") return whole
  return whole
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}\ufffd]+/gu, ' ')
    .trim()
    .replace(QUOTED, '')
    .toWellFormed()
}
