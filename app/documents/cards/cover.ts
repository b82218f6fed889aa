import type { Box } from '#documents/cards/layout'
import type { Pen } from '#documents/cards/pen'

/** What stands on the sheet in front of a pile of cards, in words; groups with how many of each. */
export type Cover = {
  title: string
  /** Labels in small print, each with what it says. */
  lines: { label: string; text: string }[]
  heading: string
  groups: { name: string; count: number }[]
  /** What is said of the groups that do not fit. */
  more(count: number): string
}

const INK = '#111827'
const QUIET_INK = '#4b5563'
const STRIPE = '#e5e7eb'

/** Draws a cover over a page of whatever size; its black head is found in a pile of cards. */
export function drawCover(pen: Pen, cover: Cover, page: Box): void {
  // A hand's width reads as an arm's length does on a large sheet.
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
  const left = cover.groups.length - rows.length
  if (left > 0)
    pen.text(
      cover.more(left),
      { x: margin, w: width, ...line(y, 9) },
      { color: QUIET_INK, wrapping: 'line' }
    )
}
