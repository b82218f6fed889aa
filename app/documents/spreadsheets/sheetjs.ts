import * as XLSX from 'xlsx'
import { Unreadable } from '#documents/spreadsheets/unreadable'

// Formulas are not even read: a cell has the value that was last worked out, or none.
const options: XLSX.ParsingOptions = {
  type: 'buffer',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  cellStyles: false,
  bookVBA: false,
}

/** What SheetJS makes of a file; `reads` is one of its functions. @throws Unreadable */
export function opened<Content>(
  reads: (content: Content, options: XLSX.ParsingOptions) => XLSX.WorkBook,
  content: Content,
  more: XLSX.ParsingOptions = {}
): XLSX.WorkBook {
  try {
    return reads(content, { ...options, ...more })
  } catch (error: any) {
    throw new Unreadable(/password|encrypt/i.test(error?.message) ? 'password' : 'broken')
  }
}

export const isSince1904 = (book: XLSX.WorkBook) => book.Workbook?.WBProps?.date1904 ?? false

export const shownIn = (book: XLSX.WorkBook) =>
  book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden)

// A workbook has a few formats and hundreds of thousands of cells.
const dates = new Map<string, boolean>()

/** Whether a number of this format is a date or a time. */
export function isDate(format: string): boolean {
  if (!dates.has(format)) dates.set(format, XLSX.SSF.is_date(format))
  return dates.get(format)!
}

/** A date's number as `2024-04-22`, with the time where there is one. */
export function momentOf(serial: number, date1904: boolean): string {
  const at = XLSX.SSF.parse_date_code(serial, { date1904 })
  if (!at) return String(serial)
  const two = (part: number) => String(part).padStart(2, '0')
  const time = `${two(at.H)}:${two(at.M)}`
  if (serial < 1) return time
  const day = `${String(at.y).padStart(4, '0')}-${two(at.m)}-${two(at.d)}`
  return at.H + at.M + at.S > 0 ? `${day} ${time}` : day
}
