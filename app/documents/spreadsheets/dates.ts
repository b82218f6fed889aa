// Numbers of date formats that workbooks do not define (ECMA-376, 18.8.30).
const BUILT_IN: [first: number, last: number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]
// Literal parts of a format: in quotes, after an escape, in square brackets unless they count time.
const LITERAL = /"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^\]]{0,200}\]/gi
const DAY = 86_400
// Days from 1 January 1900 to 1 January 1904, including 29 February 1900, which did not exist.
const TO_1904 = 1462
const FALSE_LEAP_DAY = 60
// 31 December 9999.
const LAST_DAY = 2_958_465

/** Whether a number in this format is a date or a time. `written` is a format of the workbook's own. */
export function isDateFormat(id: number, written = ''): boolean {
  if (written === '') return BUILT_IN.some(([first, last]) => id >= first && id <= last)
  return /[dmyhs]|a\/p/i.test(written.replace(LITERAL, ''))
}

/** The number of a date as `2024-04-22`, with the time if it is not midnight. */
export function momentOf(serial: number, since1904: boolean): string {
  const first = since1904 ? TO_1904 : 0
  if (serial < 0 || serial + first > LAST_DAY) return String(serial)
  const whole = Math.floor(serial)
  // Workbooks store fifteen digits, so a whole second may be slightly too small.
  const secondsOfDay = Math.floor(DAY * (serial - whole) + 1e-4)
  const seconds = secondsOfDay % DAY
  const day = whole + Math.floor(secondsOfDay / DAY) + first
  const time = new Date(seconds * 1000).toISOString().slice(11, 16)
  if (serial < 1) return time
  return seconds > 0 ? `${dayOf(day)} ${time}` : dayOf(day)
}

function dayOf(day: number): string {
  if (day === FALSE_LEAP_DAY) return '1900-02-29'
  const first = Date.UTC(1899, 11, day > FALSE_LEAP_DAY ? 30 : 31)
  return new Date(first + day * DAY * 1000).toISOString().slice(0, 10)
}
