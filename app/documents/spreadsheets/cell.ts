import { limits } from '#documents/spreadsheets/limits'
import { withoutMojibake } from '#text/mojibake'

// Invisible characters: zero width, direction, soft hyphens.
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const PLAIN = /^[!-~]+(?: [!-~]+)*$/
// Our own lists put an apostrophe before what a spreadsheet might take for a formula.
const QUOTED = /^'(?=[=+\-@＝＋－＠])/

/** Removes outer and doubled blanks and control characters. */
export function tidy(text: string): string {
  const whole = text.length > limits.cell ? text.slice(0, limits.cell) : text
  if (PLAIN.test(whole) && whole[0] !== "'") return whole
  return withoutMojibake(whole)
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(QUOTED, '')
    .toWellFormed()
}

/** A moment as workbooks write it: its day, with the time where there is one. */
export const isoMoment = (value: string) =>
  value.replace(/T(\d\d:\d\d).*$/, (_, time) => (time === '00:00' ? '' : ` ${time}`))
