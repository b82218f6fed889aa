import type { I18n } from '@adonisjs/i18n'
import { printable } from '#documents/cards/fonts'
import type { Hand, Look } from '#documents/leaflets/hand'
import { TEXT, type Piece } from '#documents/leaflets/piece'
import type { Balance } from '#money/balances'
import type { Sums } from '#meals/sums'

/** Sums of one kind alone leave the other's column empty. */
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

export function heading(text: string, hand: Hand): Piece {
  const set = hand.set([{ text, font: 'bold' }], TEXT.w, HEADING)
  const parts = [{ draw: (y: number) => set.draw(TEXT.x, y) }]
  return { tag: 'H2', before: 8, height: set.height, keep: true, parts }
}

/** A table of sums: its head, a row each, and the total on a tint. */
export function sumRows(hand: Hand, { heads, rows, total, i18n }: SumTable): Piece[] {
  const cells = ({ names, sums, kind }: SumRow) => [
    ...names.map(printable),
    ...[sums.charges, sums.undone].map((count) => i18n.formatNumber(count)),
    kind === 'amount' ? '' : i18n.formatNumber(sums.credits),
    kind === 'credits' ? '' : i18n.formatCurrency(sums.amount / 100, { currency: 'EUR' }),
  ]
  return [
    row(hand, heads, { look: HEAD, bold: true, tinted: true, head: true, before: 2.4 }),
    ...rows.map((one) => row(hand, cells(one), { look: CELL })),
    row(hand, cells(total), { look: CELL, bold: true, tinted: true, last: true }),
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

function row(hand: Hand, texts: string[], how: RowLook): Piece {
  const { look, bold = false, tinted = false, head = false, last = false, before = 0 } = how
  let x = TEXT.x
  const set = texts.map((text, column) => {
    const font = bold ? ('bold' as const) : ('regular' as const)
    const wide = hand.set([{ text: text || ' ', font }], WIDTHS[column] - 2 * INSET, look)
    const place = { x, w: WIDTHS[column], wide }
    x += WIDTHS[column]
    return place
  })
  const height = Math.max(...set.map(({ wide }) => wide.height)) + 2.4
  const parts = set.map(({ x: left, w, wide }, column) => ({
    tag: head || column === 0 ? 'TH' : 'TD',
    draw: (y: number) => {
      if (tinted) hand.tint({ x: left, y, w, h: height })
      else hand.rule(left, y + height, w)
      const shift = column < 2 ? INSET : w - INSET - wide.width
      wide.draw(left + shift, y + 1.2)
    },
  }))
  return { tag: 'TR', within: 'Table', before, height, keep: head || !last, parts }
}

/** Room for both sides' hands, side by side, kept together. */
export function signatures(title: string, sides: string[], signed: string, hand: Hand): Piece[] {
  const width = (TEXT.w - SIGNATURE.gap) / 2
  const parts = sides.map((side, index) => {
    const name = hand.set([{ text: side, font: 'bold' }], width, CELL)
    const below = hand.set([{ text: signed, font: 'regular' }], width, LABEL)
    const x = TEXT.x + index * (width + SIGNATURE.gap)
    const draw = (y: number) => {
      name.draw(x, y)
      hand.rule(x, y + SIGNATURE.height - 8, width, true)
      below.draw(x, y + SIGNATURE.height - 6.5)
    }
    return { draw }
  })
  return [heading(title, hand), { tag: 'P', before: 3, height: SIGNATURE.height, parts }]
}
