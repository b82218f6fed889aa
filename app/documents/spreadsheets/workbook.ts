import * as XLSX from 'xlsx'
import { findHeader, type SheetRow } from '#documents/spreadsheets/heading'
import { tidy } from '#documents/spreadsheets/cell'
import { limits } from '#documents/spreadsheets/limits'
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

// What SheetJS does with a packed workbook once it is unpacked; its types do not name it.
const { parse_zip: parseZip } = XLSX as unknown as {
  parse_zip(packed: object, options: XLSX.ParsingOptions): XLSX.WorkBook
}

/** An old workbook, or the unfolded parts of a packed one. */
type Content = Buffer | Map<string, Buffer>

/**
 * Hands the rows of one sheet over one by one: of the named one, else of that with most of the
 * words that headers are looked for.
 * @returns the names of all sheets, and which was read
 */
export function readWorkbook(
  content: Content,
  words: ReadonlySet<string>,
  wanted: string | undefined,
  take: (line: number, cells: string[]) => void
): { sheets: string[]; sheet: string } {
  const { SheetNames: sheets } = opened(content, { bookSheets: true })
  if (sheets.length === 0) throw new Unreadable('empty')
  if (wanted !== undefined && !sheets.includes(wanted)) throw new Unreadable('sheet')
  const sheet = wanted ?? (sheets.length === 1 ? sheets[0] : likeliest(content, words))
  const book = opened(content, { sheets: sheet })
  for (const { line, cells } of rowsOf(book, sheet)) take(line, cells)
  return { sheets, sheet }
}

function opened(content: Content, more: XLSX.ParsingOptions): XLSX.WorkBook {
  try {
    if (Buffer.isBuffer(content)) return XLSX.read(content, { ...options, ...more })
    const packed = XLSX.CFB.utils.cfb_new()
    for (const [name, part] of content) XLSX.CFB.utils.cfb_add(packed, name, part, { unsafe: true })
    return parseZip(packed, { ...options, ...more })
  } catch (error: any) {
    throw new Unreadable(/password|encrypt/i.test(error?.message) ? 'password' : 'broken')
  }
}

function likeliest(content: Content, words: ReadonlySet<string>): string {
  const book = opened(content, { sheetRows: 4 * limits.headerRows })
  const shown = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden)
  const scored = (shown.length > 0 ? shown : book.SheetNames).map((name) => {
    const rows = [...rowsOf(book, name)].map((row) => ({ ...row, cells: row.cells.map(tidy) }))
    const first = rows.filter(({ cells }) => cells.some(Boolean)).slice(0, limits.headerRows)
    return { name, score: first.length > 0 ? findHeader(first, words).score : -1 }
  })
  return scored.reduce((a, b) => (b.score > a.score ? b : a)).name
}

function* rowsOf(book: XLSX.WorkBook, name: string): Generator<SheetRow> {
  const rows: (XLSX.CellObject | undefined)[][] = (book.Sheets[name] as any)?.['!data'] ?? []
  const since1904 = book.Workbook?.WBProps?.date1904 ?? false
  for (const [index, row] of rows.entries()) {
    if (!row || row.length === 0) continue
    if (
      row.length > limits.columns &&
      row.some((cell, at) => at >= limits.columns && textOf(cell, since1904))
    )
      throw new Unreadable('tooManyColumns', { most: limits.columns })
    yield {
      line: index + 1,
      cells: Array.from({ length: Math.min(row.length, limits.columns) }, (_, at) =>
        textOf(row[at], since1904)
      ),
    }
  }
}

function textOf(cell: XLSX.CellObject | undefined, date1904: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e' || cell.t === 'z')
    return ''
  if (cell.t === 'n' && cell.z && isDate(String(cell.z))) return momentOf(Number(cell.v), date1904)
  return String(cell.v)
}

// A workbook has a few formats and hundreds of thousands of cells.
const dates = new Map<string, boolean>()

function isDate(format: string): boolean {
  if (!dates.has(format)) dates.set(format, XLSX.SSF.is_date(format))
  return dates.get(format)!
}

/** A date's number as `2024-04-22`, with the time where there is one. */
function momentOf(serial: number, date1904: boolean): string {
  const at = XLSX.SSF.parse_date_code(serial, { date1904 })
  if (!at) return String(serial)
  const two = (part: number) => String(part).padStart(2, '0')
  const time = `${two(at.H)}:${two(at.M)}`
  if (serial < 1) return time
  const day = `${String(at.y).padStart(4, '0')}-${two(at.m)}-${two(at.d)}`
  return at.H + at.M + at.S > 0 ? `${day} ${time}` : day
}
