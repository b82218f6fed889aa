import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { tidy } from '#documents/spreadsheets/cell'
import { containerOf } from '#documents/spreadsheets/container'
import { findHeader, shortened, type Header, type SheetRow } from '#documents/spreadsheets/heading'
import { limits } from '#documents/spreadsheets/limits'
import { readText } from '#documents/spreadsheets/text'
import { Unreadable } from '#documents/spreadsheets/unreadable'

/** The list at `path` is read, and its rows are written into the file `to`. */
export type ListOrder = {
  path: string
  to: string
  /** Known headers, as `headingKey` writes them. */
  words: string[]
  /** The sheet, and the line of its headers (0: none), if the user chose them. */
  sheet?: string
  headerLine?: number
}

/** A list without its rows. Columns count from 0, lines from 1. */
export type SheetFacts = {
  /** Empty for a text file. */
  sheets: string[]
  sheet: string
  headerLine: number
  headers: string[]
  rows: number
  sample: string[][]
  /** Columns whose dates can only have the month before the day. */
  monthsFirst: number[]
}

const WRITTEN_AT_ONCE = 64 * 1024

/** Reads a list and writes its rows, one on each line: `[line, ["cell", …]]`. @throws Unreadable */
export async function readList({
  path,
  to,
  words,
  sheet,
  headerLine,
}: ListOrder): Promise<SheetFacts> {
  if (statSync(path).size > limits.bytes) throw new Unreadable('unfolds')
  const bytes = readFileSync(path)
  const knownWords = new Set(words)
  const container = await containerOf(path, bytes)
  const rows = new Rows(to, knownWords, headerLine)
  try {
    if (container.kind === 'text') {
      readText(bytes, knownWords, (line, cells) => rows.take(line, cells))
      return { sheets: [], sheet: '', ...rows.finish() }
    }
    const { bookOf, readWorkbook } = await import('#documents/spreadsheets/workbook')
    const book = await bookOf(container, bytes)
    const take = (line: number, cells: string[]) => rows.take(line, cells)
    return { ...readWorkbook(book, knownWords, sheet, take), ...rows.finish() }
  } finally {
    rows.close()
  }
}

/** Buffers the first rows until the header row is known. */
class Rows {
  #waiting: SheetRow[] | null = []
  #header: Header = { line: 0, headers: [] }
  #sample: string[][] = []
  #months = new MonthsFirst()
  #count = 0
  #width = 0
  #written = 0
  #text = ''
  #file: number

  constructor(
    to: string,
    private words: ReadonlySet<string>,
    private headerLine?: number
  ) {
    this.#file = openSync(to, 'w')
  }

  take(line: number, raw: string[]) {
    if (line < (this.headerLine ?? 0)) return
    const cells = raw.map(tidy)
    while (cells.length > 0 && cells.at(-1) === '') cells.pop()
    if (cells.length === 0) return
    if (cells.length > limits.columns)
      throw new Unreadable('tooManyColumns', { most: limits.columns })
    if (!this.#waiting) return this.#write({ line, cells })
    this.#waiting.push({ line, cells })
    if (this.headerLine !== undefined || this.#waiting.length > limits.headerRows)
      this.#findHeader()
  }

  finish() {
    this.#findHeader()
    if (this.#count === 0) throw new Unreadable('empty')
    this.#flush()
    const headers = Array.from({ length: this.#width }, (_, at) => this.#header.headers[at] ?? '')
    return {
      headerLine: this.#header.line,
      headers: headers.map(shortened),
      rows: this.#count,
      sample: this.#sample,
      monthsFirst: this.#months.columns,
    }
  }

  close() {
    closeSync(this.#file)
  }

  #findHeader() {
    const waiting = this.#waiting
    if (!waiting) return
    this.#waiting = null
    this.#header =
      this.headerLine === undefined
        ? findHeader(waiting.slice(0, limits.headerRows), this.words)
        : { line: this.headerLine, headers: cellsAt(this.headerLine, waiting) }
    this.#width = this.#header.headers.length
    for (const row of waiting) if (row.line > this.#header.line) this.#write(row)
  }

  #write({ line, cells }: SheetRow) {
    if (this.#isRepeatedHeader(cells)) return
    if (++this.#count > limits.rows) throw new Unreadable('tooManyRows', { most: limits.rows })
    if (this.#sample.length < limits.sample) this.#sample.push(cells.map(shortened))
    this.#months.see(cells)
    this.#width = Math.max(this.#width, cells.length)
    const text = `${JSON.stringify([line, cells])}\n`
    this.#written += text.length
    if (this.#written > limits.written) throw new Unreadable('tooMuch')
    this.#text += text
    if (this.#text.length > WRITTEN_AT_ONCE) this.#flush()
  }

  /** Lists of several pages repeat their headers. */
  #isRepeatedHeader(cells: string[]) {
    const { headers } = this.#header
    return cells.length === headers.length && cells.every((cell, at) => cell === headers[at])
  }

  #flush() {
    writeSync(this.#file, this.#text)
    this.#text = ''
  }
}

const cellsAt = (line: number, rows: SheetRow[]) =>
  rows.find((row) => row.line === line)?.cells ?? []

const DATE = /^(\d{1,2})([/.-])(\d{1,2})\2\d{2,4}$/

/** Finds columns with the month before the day: a second number is above 12, and no first one is. */
class MonthsFirst {
  #largest: [number, number][] = []

  see(cells: string[]) {
    for (const [column, cell] of cells.entries()) {
      if (cell.length < 6 || cell.length > 10) continue
      const date = DATE.exec(cell)
      if (!date) continue
      const [first, second] = this.#largest[column] ?? [0, 0]
      this.#largest[column] = [Math.max(first, Number(date[1])), Math.max(second, Number(date[3]))]
    }
  }

  get columns(): number[] {
    return Object.entries(this.#largest)
      .filter(([, [first, second]]) => first <= 12 && second > 12)
      .map(([column]) => Number(column))
  }
}
