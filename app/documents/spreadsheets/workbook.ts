import type { Container } from '#documents/spreadsheets/container'
import { findHeader, type SheetRow } from '#documents/spreadsheets/heading'
import { tidy } from '#documents/spreadsheets/cell'
import { limits } from '#documents/spreadsheets/limits'
import { openBook } from '#documents/spreadsheets/open_document'
import { packedBook } from '#documents/spreadsheets/packed_workbook'
import { Unreadable } from '#documents/spreadsheets/unreadable'

/** Receives the rows of a sheet, one by one; lines count from 1. */
export type TakeRow = (line: number, cells: string[]) => void

export type Book = {
  sheets: string[]
  shown: string[]
  /** Passes the rows of a sheet to `take`, only those of the first `lines` lines if given. */
  read(sheet: string, take: TakeRow, lines?: number): void
}

/** @throws Unreadable */
export async function bookOf(
  container: Exclude<Container, { kind: 'text' }>,
  bytes: Buffer
): Promise<Book> {
  if (container.kind === 'workbook') return packedBook(container.parts)
  if (container.kind === 'open document') return openBook(container.content)
  // Loading SheetJS takes longer than reading a list of a thousand rows.
  const { oldBook } = await import('#documents/spreadsheets/old_workbook')
  return oldBook(bytes)
}

/**
 * Reads the chosen sheet, else the one with the most known headers. Returns its name, and all names.
 * @throws Unreadable
 */
export function readWorkbook(
  book: Book,
  words: ReadonlySet<string>,
  chosen: string | undefined,
  take: TakeRow
): { sheets: string[]; sheet: string } {
  const { sheets } = book
  if (sheets.length === 0) throw new Unreadable('empty')
  if (sheets.length > limits.sheets || sheets.join('').length > limits.sheetNames)
    throw new Unreadable('unfolds')
  const sheet = chosen === undefined ? likeliest(book, words) : sheets.find(isNamed(chosen))
  if (sheet === undefined) throw new Unreadable('sheet')
  book.read(sheet, take)
  return { sheets, sheet }
}

// Form fields arrive without outer spaces.
const isNamed = (name: string) => (sheet: string) => sheet.trim() === name.trim()

function likeliest(book: Book, words: ReadonlySet<string>): string {
  if (book.sheets.length === 1) return book.sheets[0]
  const scored = (book.shown.length > 0 ? book.shown : book.sheets).map((name) => {
    const firstRows: SheetRow[] = []
    const take = (line: number, raw: string[]) => {
      const cells = raw.map(tidy)
      if (firstRows.length < limits.headerRows && cells.some(Boolean))
        firstRows.push({ line, cells })
    }
    book.read(name, take, limits.headLines)
    return { name, score: firstRows.length > 0 ? findHeader(firstRows, words).score : -1 }
  })
  return scored.reduce((a, b) => (b.score > a.score ? b : a)).name
}
