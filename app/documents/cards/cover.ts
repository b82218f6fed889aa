import type { Box } from '#documents/cards/layout'
import type { Pen } from '#documents/cards/pen'
import { INK, QUIET_INK } from '#documents/cards/color'

/** The words of a separator sheet; `groups` are companies with their number of cards. */
export type Cover = {
  title: string
  lines: { label: string; text: string }[]
  heading: string
  groups: { name: string; count: number }[]
  /** A sentence about the groups that do not fit. */
  more(count: number): string
}

const STRIPE = '#e5e7eb'

/** Draws a separator sheet of any size. Its black head is easy to find in a pile of cards. */
export function drawCover(pen: Pen, cover: Cover, page: Box): void {
  // Small sheets are read from nearer, so text grows with the page up to a limit.
  const unit = Math.min(page.w / 100, 1.4)
  const margin = 6 * unit
  const width = page.w - 2 * margin
  pen.rect(page, { fill: '#ffffff' })
  pen.rect({ ...page, h: 20 * unit }, { fill: INK })
  const title = { x: margin, y: 3 * unit, w: width, h: 14 * unit, size: 34 * unit, min: 5 }
  pen.text(cover.title, title, { font: 'bold', color: '#ffffff', wrapping: 'line' })

  const row = 7 * unit
  const line = (y: number, size: number) => ({ y, h: row, size: size * unit, min: 3 })
  const labels = { x: margin, w: width * 0.3 }
  const texts = { x: margin + width * 0.32, w: width * 0.68 }
  let y = 24 * unit
  for (const { label, text } of cover.lines) {
    pen.text(label, { ...labels, ...line(y, 8.5) }, { color: QUIET_INK, wrapping: 'line' })
    pen.text(text, { ...texts, ...line(y, 11) }, { font: 'bold', color: INK, wrapping: 'line' })
    y += row
  }

  y += 2 * unit
  pen.text(
    cover.heading,
    { x: margin, w: width, ...line(y, 9.5) },
    { font: 'bold', color: QUIET_INK, wrapping: 'line' }
  )
  y += row
  const room = Math.floor((page.h - margin - y) / row)
  const rows = cover.groups.length <= room ? cover.groups : cover.groups.slice(0, room - 1)
  for (const [index, { name, count }] of rows.entries()) {
    if (index % 2 === 0) pen.rect({ x: margin, y, w: width, h: row }, { fill: STRIPE })
    const inset = 2 * unit
    pen.text(
      name,
      { x: margin + inset, w: width * 0.8, ...line(y, 10) },
      { color: INK, wrapping: 'line' }
    )
    pen.text(
      String(count),
      { x: margin + width * 0.8, w: width * 0.2 - inset, ...line(y, 10), align: 'right' },
      { font: 'bold', color: INK, wrapping: 'line' }
    )
    y += row
  }
  const hidden = cover.groups.length - rows.length
  if (hidden > 0)
    pen.text(
      cover.more(hidden),
      { x: margin, w: width, ...line(y, 9) },
      { color: QUIET_INK, wrapping: 'line' }
    )
}
