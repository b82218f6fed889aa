import type { Container } from '#documents/spreadsheets/container'
import { findHeader, type SheetRow } from '#documents/spreadsheets/heading'
import { tidy } from '#documents/spreadsheets/cell'
import { limits } from '#documents/spreadsheets/limits'
import { oldBook } from '#documents/spreadsheets/old_workbook'
import { openBook } from '#documents/spreadsheets/open_document'
import { packedBook } from '#documents/spreadsheets/packed_workbook'
import { Unreadable } from '#documents/spreadsheets/unreadable'

/** What takes the rows of a sheet, one by one: its line from 1, its cells from the first column. */
export type TakeRow = (line: number, cells: string[]) => void

/** A workbook of any age. */
export type Book = {
  sheets: string[]
  /** Those that people see. */
  shown: string[]
  /** Hands over the rows of a sheet, or those that stand in its first lines. */
  read(sheet: string, take: TakeRow, lines?: number): void
}

/** What a file that is no text holds, by its content. @throws Unreadable */
export function bookOf(container: Exclude<Container, { kind: 'text' }>, bytes: Buffer): Book {
  if (container.kind === 'workbook') return packedBook(container.parts)
  return container.kind === 'open document' ? openBook(container.content) : oldBook(bytes)
}

/**
 * Hands the rows of one sheet over one by one: of the named one, else of that with most of the
 * words that headers are looked for.
 * @returns the names of all sheets, and which was read
 * @throws Unreadable
 */
export function readWorkbook(
  book: Book,
  words: ReadonlySet<string>,
  wanted: string | undefined,
  take: TakeRow
): { sheets: string[]; sheet: string } {
  const { sheets } = book
  if (sheets.length === 0) throw new Unreadable('empty')
  if (sheets.length > limits.sheets || sheets.join('').length > limits.sheetNames)
    throw new Unreadable('unfolds')
  const sheet = wanted === undefined ? likeliest(book, words) : sheets.find(isCalled(wanted))
  if (sheet === undefined) throw new Unreadable('sheet')
  book.read(sheet, take)
  return { sheets, sheet }
}

/** A form loses the blanks around a name. */
const isCalled = (wanted: string) => (sheet: string) => sheet.trim() === wanted.trim()

function likeliest(book: Book, words: ReadonlySet<string>): string {
  if (book.sheets.length === 1) return book.sheets[0]
  const scored = (book.shown.length > 0 ? book.shown : book.sheets).map((name) => {
    const first: SheetRow[] = []
    const take = (line: number, raw: string[]) => {
      const cells = raw.map(tidy)
      if (first.length < limits.headerRows && cells.some(Boolean)) first.push({ line, cells })
    }
    book.read(name, take, limits.headLines)
    return { name, score: first.length > 0 ? findHeader(first, words).score : -1 }
  })
  return scored.reduce((a, b) => (b.score > a.score ? b : a)).name
}
