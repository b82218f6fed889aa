import { parse } from 'csv-parse/sync'
import { headingKey } from '#documents/spreadsheets/heading'
import { Unreadable } from '#documents/spreadsheets/unreadable'
import type { TakeRow } from '#documents/spreadsheets/workbook'

const DELIMITERS = [';', ',', '\t', '|']
const LOOKED_AT = 20

/**
 * Hands the rows of a text over one by one: separated by semicolons, commas or tabs, in UTF-8,
 * UTF-16 with a mark or Windows-1252.
 *
 * Not a parser of our own: csv-parse has no dependencies and knows quotes, line ends and broken
 * rows of twelve years.
 */
export function readText(bytes: Buffer, words: ReadonlySet<string>, take: TakeRow) {
  const text = decoded(bytes)
  const said = /^sep=(.)\r?\n/i.exec(text)
  const delimiter = said ? said[1] : delimiterOf(text, words)
  try {
    parse(said ? text.slice(said[0].length) : text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }: { lines: number }) => {
        take(lines + (said ? 1 : 0), cells)
        return null
      },
    })
  } catch (error: any) {
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw new Unreadable('quotes', { line: error.lines })
    throw error.code?.startsWith('CSV_') ? new Unreadable('broken') : error
  }
}

function decoded(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes)
  // No text has this character, and nearly every other kind of file has.
  if (bytes.includes(0)) throw new Unreadable('notAList')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What parts the first lines most evenly, outside of quotes. */
function delimiterOf(text: string, words: ReadonlySet<string>): string {
  const lines = text
    .slice(0, 64 * 1024)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT)
  // One column: what stands in its rows, as in `ALCARAZ, Carlos`, parts nothing.
  const [first = ''] = lines
  if (words.has(headingKey(first)) && !DELIMITERS.some((one) => first.includes(one)))
    return DELIMITERS.find((one) => !lines.some((line) => line.includes(one))) ?? '\t'
  const found = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const usual = Math.max(
      ...counts.map((count) => (count > 0 ? counts.filter((n) => n === count).length : 0))
    )
    return { delimiter, usual }
  })
  const best = found.reduce((a, b) => (b.usual > a.usual ? b : a))
  return best.usual > 0 ? best.delimiter : ';'
}
