import { fold } from '#shared/fold'

/** For comparing headings: `Fecha de Nacimiento (dd/mm/aaaa) *` gives `fecha de nacimiento`. */
export function headingKey(text: string): string {
  const words = text
    .replace(/\([^)]{0,200}\)|\[[^\]]{0,200}\]/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return fold(words)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A row of a sheet; `line` counts from 1. */
export type SheetRow = { line: number; cells: string[] }

const SHOWN = 200

export const shortened = (cell: string) => cell.slice(0, SHOWN).toWellFormed()

export type Header = { line: number; headers: string[] }

/** The row with the most known words, else the first. Header rows below each other count as one. */
export function findHeader(
  rows: SheetRow[],
  words: ReadonlySet<string>
): Header & { score: number } {
  const scores = rows.map(({ cells }) => scoreOf(cells, words))
  const most = Math.max(0, ...scores)
  let at = scores.indexOf(most)
  if (most === 0) return { ...headerOf(rows.slice(0, 1)), score: 0 }
  const first = at > 0 && isAbove(rows[at - 1], rows[at]) ? at - 1 : at
  // The next row may have the same headers in another language, or explanations.
  while (at + 1 < rows.length && scores[at + 1] >= 2 && scores[at + 1] * 2 > filled(rows[at + 1]))
    at++
  return { ...headerOf(rows.slice(first, at + 1)), score: most }
}

function headerOf(rows: SheetRow[]): Header {
  if (rows.length === 0) return { line: 0, headers: [] }
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const headers = Array.from({ length: width }, (_, column) => {
    const parts = rows.map(({ cells }) => cells[column] ?? '')
    return parts.findLast((part) => part !== '') ?? ''
  })
  return { line: rows.at(-1)!.line, headers }
}

/** Whether a row has headers for columns that the next row leaves empty. */
function isAbove(above: SheetRow, below: SheetRow): boolean {
  if (below.line !== above.line + 1 || filled(above) < 2) return false
  return above.cells.some((cell, column) => cell !== '' && (below.cells[column] ?? '') === '')
}

const scoreOf = (cells: string[], words: ReadonlySet<string>) =>
  new Set(cells.map(headingKey).filter((key) => words.has(key))).size

const filled = ({ cells }: SheetRow) => cells.filter((cell) => cell !== '').length
