// Numbers of formats that workbooks name without writing them (ECMA-376, 18.8.30).
const BUILT_IN: [first: number, last: number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]
// What a format shows as it stands: in quotes, behind a mark, in square brackets unless it counts hours.
const LITERAL = /"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi
const DAY = 86_400
// Days from 1 January 1900 to 1 January 1904, with a 29 February 1900 that never was.
const TO_1904 = 1462
const FALSE_LEAP_DAY = 60
/** 31 December 9999. */
const LAST_DAY = 2_958_465

/** Whether a number of this format is a date or a time. */
export function isDateFormat(id: number, written = ''): boolean {
  if (written === '') return BUILT_IN.some(([first, last]) => id >= first && id <= last)
  return /[dmyhs]|a\/p/i.test(written.replace(LITERAL, ''))
}

/** A date's number as `2024-04-22`, with the time where there is one. */
export function momentOf(serial: number, since1904: boolean): string {
  const first = since1904 ? TO_1904 : 0
  if (serial < 0 || serial + first > LAST_DAY) return String(serial)
  const whole = Math.floor(serial)
  // Workbooks keep fifteen digits: a second may lack its last thousandth.
  const counted = Math.floor(DAY * (serial - whole) + 1e-4)
  const seconds = counted % DAY
  const day = whole + Math.floor(counted / DAY) + first
  const time = new Date(seconds * 1000).toISOString().slice(11, 16)
  if (serial < 1) return time
  return seconds > 0 ? `${dayOf(day)} ${time}` : dayOf(day)
}

function dayOf(day: number): string {
  if (day === FALSE_LEAP_DAY) return '1900-02-29'
  const first = Date.UTC(1899, 11, day > FALSE_LEAP_DAY ? 30 : 31)
  return new Date(first + day * DAY * 1000).toISOString().slice(0, 10)
}
