import type { I18n } from '@adonisjs/i18n'
import { printable } from '#documents/cards/fonts'
import type { Typesetter, Look } from '#documents/leaflets/typesetter'
import { TEXT, type Piece } from '#documents/leaflets/piece'
import type { Balance } from '#money/balances'
import type { Sums } from '#meals/sums'

/** A row of one `kind` leaves the column of the other kind empty. */
type SumRow = { names: [string, string]; sums: Sums; kind?: Balance }

type SumTable = {
  heads: string[]
  rows: SumRow[]
  total: SumRow
  i18n: I18n
}

// Two columns of words, four of numbers; millimetres.
const WIDTHS = [48, 30, 20, 22, 22, 28]
const INSET = 2
const CELL: Look = { size: 9.5, leading: 1.4 }
const HEAD: Look = { size: 8.5, leading: 1.4 }
const LABEL: Look = { size: 9, leading: 1.4, quiet: true }
const HEADING: Look = { size: 13, leading: 1.3, accent: true }
const SIGNATURE = { height: 38, gap: 10 }

export function heading(text: string, typesetter: Typesetter): Piece {
  const set = typesetter.set([{ text, font: 'bold' }], TEXT.w, HEADING)
  const parts = [{ draw: (y: number) => set.draw(TEXT.x, y) }]
  return { tag: 'H2', before: 8, height: set.height, keep: true, parts }
}

export function sumRows(typesetter: Typesetter, { heads, rows, total, i18n }: SumTable): Piece[] {
  const cells = ({ names, sums, kind }: SumRow) => [
    ...names.map(printable),
    ...[sums.charges, sums.undone].map((count) => i18n.formatNumber(count)),
    kind === 'amount' ? '' : i18n.formatNumber(sums.credits),
    kind === 'credits' ? '' : i18n.formatCurrency(sums.amount / 100, { currency: 'EUR' }),
  ]
  return [
    row(typesetter, heads, { look: HEAD, bold: true, tinted: true, head: true, before: 2.4 }),
    ...rows.map((sumRow) => row(typesetter, cells(sumRow), { look: CELL })),
    row(typesetter, cells(total), { look: CELL, bold: true, tinted: true, last: true }),
  ]
}

type RowLook = {
  look: Look
  bold?: boolean
  tinted?: boolean
  head?: boolean
  last?: boolean
  before?: number
}

function row(typesetter: Typesetter, words: string[], rowLook: RowLook): Piece {
  const { look, bold = false, tinted = false, head = false, last = false, before = 0 } = rowLook
  let x = TEXT.x
  const cells = words.map((word, column) => {
    const font = bold ? ('bold' as const) : ('regular' as const)
    const text = typesetter.set([{ text: word || ' ', font }], WIDTHS[column] - 2 * INSET, look)
    const cell = { x, w: WIDTHS[column], text }
    x += WIDTHS[column]
    return cell
  })
  const height = Math.max(...cells.map(({ text }) => text.height)) + 2.4
  const parts = cells.map(({ x: left, w, text }, column) => ({
    tag: head || column === 0 ? 'TH' : 'TD',
    draw: (y: number) => {
      if (tinted) typesetter.tint({ x: left, y, w, h: height })
      else typesetter.rule(left, y + height, w)
      const shift = column < 2 ? INSET : w - INSET - text.width
      text.draw(left + shift, y + 1.2)
    },
  }))
  return { tag: 'TR', within: 'Table', before, height, keep: head || !last, parts }
}

export function signatures(
  title: string,
  sides: string[],
  signed: string,
  typesetter: Typesetter
): Piece[] {
  const width = (TEXT.w - SIGNATURE.gap) / 2
  const parts = sides.map((side, index) => {
    const name = typesetter.set([{ text: side, font: 'bold' }], width, CELL)
    const below = typesetter.set([{ text: signed, font: 'regular' }], width, LABEL)
    const x = TEXT.x + index * (width + SIGNATURE.gap)
    const draw = (y: number) => {
      name.draw(x, y)
      typesetter.rule(x, y + SIGNATURE.height - 8, width, true)
      below.draw(x, y + SIGNATURE.height - 6.5)
    }
    return { draw }
  })
  return [heading(title, typesetter), { tag: 'P', before: 3, height: SIGNATURE.height, parts }]
}
