import { IANAZone } from 'luxon'
import { escapeText } from '#documents/xlsx/escape'
import { STYLES, type StyleName } from '#documents/xlsx/styles'
import { DAY_MS, SPREADSHEET_EPOCH } from '#shared/days'

/** The type decides the format; `text` is never converted to a number. */
export type ColumnType = 'text' | 'date' | 'datetime' | 'number' | 'money'

/** `money` columns take integer cents; dates are instants, whole days at UTC midnight. */
export type Cell = string | number | Date | boolean | null | undefined

// Serial 0 of the 1900 system, whose calendar includes a false 29 February 1900.
const BEFORE_THE_FALSE_LEAP_DAY = 61

// Text that could become a formula (OWASP ASVS 1.2.10).
const RISKY = /^[=+\-@\t\r\n＝＋－＠]/

const COLUMN_STYLES: Record<ColumnType, StyleName> = {
  text: 'text',
  date: 'date',
  datetime: 'datetime',
  number: 'plain',
  money: 'money',
}

export type CellWriter = (value: Cell, row: number) => string

/** The writer of one column: `(value, row) => '<c …>…</c>'`, or an empty string for no value. */
export function cellWriter(type: ColumnType, letters: string, timeZone: string): CellWriter {
  const style = STYLES[COLUMN_STYLES[type]]
  const toSerial = type === 'datetime' ? wallClockSerial(timeZone) : serialOf
  const scale = type === 'money' ? 100 : 1

  return (value, row) => {
    const at = `<c r="${letters}${row}"`
    switch (typeof value) {
      case 'string':
        return textCell(at, value)
      case 'number':
        if (type === 'text') return textCell(at, String(value))
        return Number.isFinite(value) ? `${at} s="${style}"><v>${value / scale}</v></c>` : ''
      case 'boolean':
        return `${at} t="b"><v>${value ? 1 : 0}</v></c>`
      default:
        return value instanceof Date ? dateCell(at, value, type, style, toSerial) : ''
    }
  }
}

export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

export function columnStyle(type: ColumnType): number {
  return STYLES[COLUMN_STYLES[type]]
}

export function textCell(at: string, value: string, style?: number): string {
  if (value === '') return ''
  const chosen = style ?? (RISKY.test(value) ? STYLES.quoted : STYLES.text)
  return `${at} s="${chosen}" t="inlineStr"><is>${escapeText(value)}</is></c>`
}

function dateCell(
  at: string,
  date: Date,
  type: ColumnType,
  style: number,
  toSerial: (date: Date) => number
): string {
  const serial = toSerial(date)
  if (Number.isNaN(serial)) return ''
  // Days that Excel cannot represent are written as text.
  if (serial < BEFORE_THE_FALSE_LEAP_DAY) return textCell(at, date.toISOString().slice(0, 10))
  const isDateColumn = type === 'date' || type === 'datetime'
  return `${at} s="${isDateColumn ? style : STYLES.date}"><v>${serial}</v></c>`
}

function serialOf(date: Date): number {
  return (date.getTime() - SPREADSHEET_EPOCH) / DAY_MS
}

/** The local time of a zone; its offset is looked up once for each hour. */
function wallClockSerial(timeZone: string): (date: Date) => number {
  const zone = IANAZone.create(timeZone)
  if (!zone.isValid) throw new RangeError(`Unknown time zone ${timeZone}`)
  const offsets = new Map<number, number>()

  return (date) => {
    const hour = Math.floor(date.getTime() / 3_600_000)
    let offset = offsets.get(hour)
    if (offset === undefined) {
      offset = zone.offset(date.getTime()) * 60_000
      if (offsets.size < 100_000) offsets.set(hour, offset)
    }
    return (date.getTime() + offset - SPREADSHEET_EPOCH) / DAY_MS
  }
}
