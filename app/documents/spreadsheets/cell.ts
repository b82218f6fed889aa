import { limits } from '#documents/spreadsheets/limits'
import { withoutMojibake } from '#text/mojibake'

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const PLAIN = /^[!-~]+(?: [!-~]+)*$/
// In our own lists, an apostrophe stands before text that a spreadsheet might read as a formula.
const QUOTED = /^'(?=[=+\-@＝＋－＠])/

/** Removes outer and repeated spaces, and invisible and control characters. Repairs mojibake. */
export function tidy(text: string): string {
  const whole = text.length > limits.cell ? text.slice(0, limits.cell) : text
  if (PLAIN.test(whole) && whole[0] !== "'") return whole
  return withoutMojibake(whole)
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(QUOTED, '')
    .toWellFormed()
}

export const isoMoment = (value: string) =>
  value.replace(/T(\d\d:\d\d).*$/, (_, time) => (time === '00:00' ? '' : ` ${time}`))
