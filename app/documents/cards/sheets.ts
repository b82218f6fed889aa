import type { Layout } from '#documents/cards/layout'

/**
 * Places of cards on paper, in millimetres. `a4` is turned on the long edge, so the back of column c
 * lies in column (columns - 1 - c).
 */
export type SheetKind = 'single' | 'a4'

/** The top left corner of a card, and its clockwise rotation in degrees. */
export type CardPosition = { x: number; y: number; turn: 0 | 90 | -90 }
export type Line = { x1: number; y1: number; x2: number; y2: number }

type Imposition = {
  width: number
  height: number
  fronts: CardPosition[]
  backs: CardPosition[]
  marks: Line[]
  /** Bleed over the card's edges. */
  bleed: number
}

const A4 = { width: 210, height: 297 }
const BLEED = 3
const MARK = { length: 5, distance: 3, least: 1 }

export function imposition(layout: Layout, sheet: SheetKind): Imposition {
  const { width, height } = layout
  if (sheet === 'single') {
    const position: CardPosition = { x: 0, y: 0, turn: 0 }
    return { width, height, fronts: [position], backs: [position], marks: [], bleed: 0 }
  }

  const { columns, rows, gap, turned } = layout.a4
  const cell = turned ? { w: height, h: width } : { w: width, h: height }
  const lefts = starts(A4.width, columns, cell.w, gap)
  const tops = starts(A4.height, rows, cell.h, gap)
  if (lefts[0] < 0 || tops[0] < 0) {
    throw new RangeError(`${columns} x ${rows} cards of layout ${layout.key} do not fit on A4`)
  }

  // The top of a turned card points right on the front and left on the back, so that both sides match.
  const cells = (order: number[], turn: CardPosition['turn']) =>
    tops.flatMap((y) => order.map((x) => corner({ x, y }, cell, turn)))
  return {
    ...A4,
    fronts: cells(lefts, turned ? 90 : 0),
    backs: cells(lefts.toReversed(), turned ? -90 : 0),
    marks: gap === 0 ? ticks(lefts, tops, cell) : cropMarks(lefts, tops, cell),
    bleed: Math.min(BLEED, gap / 2),
  }
}

function starts(room: number, count: number, size: number, gap: number): number[] {
  const margin = (room - count * size - (count - 1) * gap) / 2
  return Array.from({ length: count }, (_, i) => margin + i * (size + gap))
}

/** Compensates the rotation about the card's corner. */
function corner(
  { x, y }: { x: number; y: number },
  cell: { w: number; h: number },
  turn: 0 | 90 | -90
) {
  if (turn === 90) return { x: x + cell.w, y, turn }
  if (turn === -90) return { x, y: y + cell.h, turn }
  return { x, y, turn }
}

function cropMarks(lefts: number[], tops: number[], cell: { w: number; h: number }): Line[] {
  const reach = (margin: number) => Math.max(0, margin - MARK.distance - MARK.length)
  const [left, top] = [lefts[0] - MARK.distance, tops[0] - MARK.distance]
  const lines: Line[] = []
  if (top - reach(tops[0]) >= MARK.least) {
    for (const x of lefts.flatMap((start) => [start, start + cell.w])) {
      lines.push({ x1: x, y1: reach(tops[0]), x2: x, y2: top })
      lines.push({ x1: x, y1: A4.height - top, x2: x, y2: A4.height - reach(tops[0]) })
    }
  }
  if (left - reach(lefts[0]) >= MARK.least) {
    for (const y of tops.flatMap((start) => [start, start + cell.h])) {
      lines.push({ x1: reach(lefts[0]), y1: y, x2: left, y2: y })
      lines.push({ x1: A4.width - left, y1: y, x2: A4.width - reach(lefts[0]), y2: y })
    }
  }
  return lines
}

/** Cards that share their edges have no gaps: the marks lie at the edges of the outer cards. */
function ticks(lefts: number[], tops: number[], cell: { w: number; h: number }): Line[] {
  const { length } = MARK
  const [right, bottom] = [lefts.at(-1)! + cell.w, tops.at(-1)! + cell.h]
  return [
    ...lefts.slice(1).flatMap((x) => [
      { x1: x, y1: tops[0], x2: x, y2: tops[0] + length },
      { x1: x, y1: bottom - length, x2: x, y2: bottom },
    ]),
    ...tops.slice(1).flatMap((y) => [
      { x1: lefts[0], y1: y, x2: lefts[0] + length, y2: y },
      { x1: right - length, y1: y, x2: right, y2: y },
    ]),
  ]
}
