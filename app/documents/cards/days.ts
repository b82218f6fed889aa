import { DateTime } from 'luxon'
import { INK, readableOn, safeColor } from '#documents/cards/color'
import { bled, type Box, type Layout } from '#documents/cards/layout'
import type { CardFace } from '#documents/cards/face'
import type { Pen } from '#documents/cards/pen'
import { DAY_MS } from '#shared/days'

/** Neighbouring colours differ clearly from a distance; sixteen days in a row have different ones. */
const COLORS = [
  ...['#1d4ed8', '#f59e0b', '#b91c1c', '#047857', '#f9a8d4', '#4c1d95', '#a3e635', '#0e7490'],
  ...['#9a3412', '#7dd3fc', '#be185d', '#fde047', '#334155', '#c4b5fd', '#3f6212', '#fb923c'],
]
const MOST_IN_A_COLUMN = 4

export const daysOf = ({ validity }: Pick<CardFace, 'validity'>) =>
  validity.days.map((iso) => DateTime.fromISO(iso, { zone: 'utc' })).filter((day) => day.isValid)

const dayColor = (day: DateTime) => COLORS[(day.toMillis() / DAY_MS) % COLORS.length]

/** The colour of the day on a pass for one day, else the tournament's. */
export function groundOf(face: Pick<CardFace, 'validity' | 'tournament'>): string {
  const days = daysOf(face)
  return days.length === 1 ? dayColor(days[0]) : safeColor(face.tournament.accent)
}

export const dayWords = (day: DateTime, locale: string) =>
  day.setLocale(locale).toFormat('ccc dd/MM').toUpperCase()

/** One day as large as possible, several days each on its own colour. */
export function drawDays(pen: Pen, days: DateTime[], locale: string, layout: Layout): void {
  const { day: box } = layout.front
  pen.rect(bled({ ...box, x: box.x - 0.7, w: box.w + 0.7 }, layout), { fill: '#ffffff' })
  const look = { font: 'bold', color: INK, leading: 1.12, wrapping: 'line' } as const
  if (days.length === 1) {
    return pen.text(dayWords(days[0], locale).split(' '), { ...box, ...inside(box) }, look)
  }
  const columns = days.length > MOST_IN_A_COLUMN ? 2 : 1
  const rows = Math.ceil(days.length / columns)
  const [w, h] = [box.w / columns, box.h / rows]
  days.forEach((day, i) => {
    const cell = { x: box.x + Math.floor(i / rows) * w, y: box.y + (i % rows) * h, w, h }
    const color = dayColor(day)
    pen.rect(bled(cell, layout), { fill: color, stroke: '#ffffff', width: 0.25 })
    const words = columns === 1 ? dayWords(day, locale) : day.toFormat('dd/MM')
    const text = { ...inside(cell), size: box.size, min: box.min / 2, align: 'center' as const }
    pen.text(words, text, { ...look, color: readableOn(color) })
  })
}

function inside({ x, y, w, h }: Box): Box {
  const [dx, dy] = [w * 0.08, h * 0.06]
  return { x: x + dx, y: y + dy, w: w - 2 * dx, h: h - 2 * dy }
}
