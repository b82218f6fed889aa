import type { Tokens } from 'marked'
import type { Typesetter, Look } from '#documents/leaflets/typesetter'
import { runsOf, type TextRun } from '#documents/leaflets/lines'
import { BODY, TEXT, type Piece } from '#documents/leaflets/piece'

const NARROW = 0.16
const LABEL: Look = { size: 8, leading: 1.3, quiet: true }
const GAP = 5
const BLANK: Record<string, number> = { blanks: 11.5, signatures: 30 }

export function tableRows({ header, rows }: Tokens.Table, typesetter: Typesetter): Piece[] {
  const hasLongFirst = header.length === 2 && longest(rows, 0) > longest(rows, 1)
  const firstWidth = TEXT.w * (hasLongFirst ? 1 - NARROW : NARROW)
  const otherWidth = (TEXT.w - firstWidth) / (header.length - 1)
  const isHead = (at: number, column: number) => at === 0 || (column === 0 && !hasLongFirst)
  return [header, ...rows].map((cells, at) => {
    const texts = cells.map(({ tokens }, column) => {
      const font = isHead(at, column) ? 'bold' : 'regular'
      return typesetter.set(runsOf(tokens, font), (column ? otherWidth : firstWidth) - 6, BODY)
    })
    const height = Math.max(...texts.map((text) => text.height)) + 2.6
    const parts = texts.map((text, column) => ({
      tag: isHead(at, column) ? 'TH' : 'TD',
      draw: (y: number) => {
        const x = TEXT.x + (column ? firstWidth + (column - 1) * otherWidth : 0)
        const w = column ? otherWidth : firstWidth
        if (at === 0) typesetter.tint({ x, y, w, h: height })
        else typesetter.rule(x, y + height, w)
        text.draw(x + 3, y + 1.3)
      },
    }))
    return {
      tag: 'TR',
      within: 'Table',
      before: at === 0 ? 2.4 : 0,
      height,
      keep: at < rows.length,
      parts,
    }
  })
}

const longest = (rows: Tokens.TableCell[][], column: number) =>
  Math.max(...rows.map((cells) => cells[column].text.length))

/** Lines to fill in: one row for each line of the source, labels separated by `|`. */
export function blankRows({ lang, text }: Tokens.Code, typesetter: Typesetter): Piece[] {
  const rows = text.split('\n')
  const height = BLANK[lang!]
  return rows.map((row, at) => {
    const labels = row.split('|').map((label): TextRun[] => [{ text: label, font: 'regular' }])
    const shares = labels.length + (labels.length > 2 ? 1 : 0)
    const otherWidth = (TEXT.w - GAP * (labels.length - 1)) / shares
    const firstWidth = TEXT.w - (labels.length - 1) * (otherWidth + GAP)
    const parts = labels.map((label, column) => {
      const x = column ? TEXT.x + firstWidth + GAP + (column - 1) * (otherWidth + GAP) : TEXT.x
      const w = column ? otherWidth : firstWidth
      const name = typesetter.set(label, w, LABEL)
      const draw = (y: number) => {
        name.draw(x, y)
        typesetter.rule(x, y + height - 1, w, true)
      }
      return { draw }
    })
    return { tag: 'P', before: at === 0 ? 2 : 1, height, keep: at < rows.length - 1, parts }
  })
}
