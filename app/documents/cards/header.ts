import { DateTime } from 'luxon'
import { mix, readableOn, safeColor } from '#documents/cards/color'
import { drawEmblem } from '#documents/cards/emblem'
import { bled } from '#documents/cards/layout'
import type { CardFace } from '#documents/cards/face'
import type { Box, Layout } from '#documents/cards/layout'
import type { Pen } from '#documents/cards/pen'

const SEVERAL_DAYS = '#111827'
// Told apart at a distance and in print; the weekday stands in words beside it.
const WEEKDAYS = ['#1d4ed8', '#b91c1c', '#047857', '#6d28d9', '#f59e0b', '#0e7490', '#db2777']

/** The tournament's mark and name, the day of a day pass, and a stripe of the category. */
export function drawHeader(pen: Pen, face: CardFace, layout: Layout): void {
  const { tournament, category, validity, locale, logo } = face
  const { header, emblem } = layout.front
  const accent = safeColor(tournament.accent)
  const on = readableOn(accent)
  pen.rect(bled(header, layout), { fill: accent })
  pen.within(bled(header, layout), 0, () => {
    const size = header.h * 2.3
    const large = { x: header.w - size * 0.72, y: header.h * 0.5 - size * 0.42, w: size, h: size }
    drawEmblem(pen, tournament.sport, large, mix(accent, on, 0.07), mix(accent, on, 0.16))
  })
  if (logo) {
    pen.rect(emblem, { fill: '#ffffff', radius: emblem.w * 0.12 })
    pen.picture(logo, inset(emblem, emblem.w * 0.08))
  } else drawEmblem(pen, tournament.sport, emblem, on, accent)

  const days = validity.days.map((iso) => DateTime.fromISO(iso)).filter((date) => date.isValid)
  drawTitle(pen, tournament, layout, days.length > 0)
  if (days.length) drawDays(pen, days, locale, layout)

  const stripe = safeColor(category.outline ?? category.color)
  const edge = { x: 0, y: header.y + header.h, w: layout.width, h: header.h * 0.065 }
  pen.rect(bled(edge, layout), { fill: stripe })
}

const inset = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
})

function drawTitle(pen: Pen, tournament: CardFace['tournament'], layout: Layout, isShort: boolean) {
  const { title, day } = layout.front
  const accent = safeColor(tournament.accent)
  const on = readableOn(accent)
  const room = { ...title, w: isShort ? day.x - 1.5 - title.x : title.w }
  const name = { ...room, h: room.h * 0.64 }
  pen.text(tournament.name, name, { font: 'bold', color: on, leading: 1.1 })

  const under = { ...room, y: room.y + room.h * 0.68, h: room.h * 0.32 }
  const whenAndWhere = [tournament.year, tournament.place].filter(Boolean).join(' · ')
  const look = { color: mix(on, accent, 0.12), wrapping: 'line' as const }
  pen.text(whenAndWhere, { ...under, size: room.size * 0.65, min: room.min * 0.6 }, look)
}

function drawDays(pen: Pen, days: DateTime[], locale: string, layout: Layout): void {
  const { day } = layout.front
  const color = days.length === 1 ? WEEKDAYS[days[0].weekday - 1] : SEVERAL_DAYS
  pen.rect(bled({ ...day, x: day.x - 0.7, w: day.w + 0.7 }, layout), { fill: '#ffffff' })
  pen.rect(bled(day, layout), { fill: color })

  const words = days.map((date) => date.setLocale(locale).toFormat('ccc dd/MM').toUpperCase())
  const lines = words.length === 1 ? words[0].split(' ') : words
  const margin = day.w * 0.08
  const inner = { ...day, x: day.x + margin, w: day.w - 2 * margin }
  pen.text(lines, inner, {
    font: 'bold',
    color: readableOn(color),
    leading: 1.12,
    wrapping: 'line',
  })
}
