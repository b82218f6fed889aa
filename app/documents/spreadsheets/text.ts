import { CsvError, parse } from 'csv-parse/sync'
import { headingKey } from '#documents/spreadsheets/heading'
import { Unreadable } from '#documents/spreadsheets/unreadable'
import type { TakeRow } from '#documents/spreadsheets/workbook'

const DELIMITERS = [';', ',', '\t', '|']
const LINES_EXAMINED = 20

/**
 * Passes the rows of a CSV text to `take`: separated by semicolons, commas, tabs or `|`, in UTF-8,
 * UTF-16 with a byte order mark, or Windows-1252.
 *
 * csv-parse has no dependencies, and long experience with quotes, line ends and broken rows.
 */
export function readText(bytes: Buffer, words: ReadonlySet<string>, take: TakeRow) {
  const text = decoded(bytes)
  const sepLine = /^sep=(.)\r?\n/i.exec(text)
  const delimiter = sepLine ? sepLine[1] : delimiterOf(text, words)
  try {
    parse(sepLine ? text.slice(sepLine[0].length) : text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }: { lines: number }) => {
        const line = lines + (sepLine ? 1 : 0)
        const unclosed = cells.find((cell) => isUnclosed(cell, text))
        if (unclosed)
          throw new Unreadable('quotes', { line: line - unclosed.split('\n').length + 1 })
        take(line, cells)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code !== 'CSV_QUOTE_NOT_CLOSED') throw new Unreadable('broken')
    throw new Unreadable('quotes', { line: Number(error.lines) })
  }
}

/** Whether a later row closed its quotation mark, which the parser then keeps. */
const isUnclosed = (cell: string, text: string) =>
  /^"[^]*\n/.test(cell) && !text.includes(`"${cell.replaceAll('"', '""')}"`)

function decoded(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes)
  // Texts do not contain this character; nearly all other files do.
  if (bytes.includes(0)) throw new Unreadable('notAList')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The delimiter with the same number in most of the first lines, outside of quotes. */
function delimiterOf(text: string, words: ReadonlySet<string>): string {
  const lines = text
    .slice(0, 64 * 1024)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_EXAMINED)
  // The list has one column: a comma in `ALCARAZ, Carlos` is no delimiter.
  const [first = ''] = lines
  if (words.has(headingKey(first)) && !DELIMITERS.some((one) => first.includes(one)))
    return DELIMITERS.find((one) => !lines.some((line) => line.includes(one))) ?? '\t'
  const scored = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const linesWithSameCount = Math.max(
      ...counts.map((count) => (count > 0 ? counts.filter((n) => n === count).length : 0))
    )
    return { delimiter, score: linesWithSameCount }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0 ? best.delimiter : ';'
}
