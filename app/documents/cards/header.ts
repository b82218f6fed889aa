import { readableOn, safeColor } from '#documents/cards/color'
import { daysOf, drawDays, groundOf } from '#documents/cards/days'
import { drawEmblem } from '#documents/cards/emblem'
import { bled } from '#documents/cards/layout'
import type { CardFace } from '#documents/cards/face'
import type { Box, Layout } from '#documents/cards/layout'
import type { Pen } from '#documents/cards/pen'
import { mix } from '#shared/color'

/** The tournament's mark and name, the day of a day pass, and a stripe of the category. */
export function drawHeader(pen: Pen, face: CardFace, layout: Layout): void {
  const { tournament, category, locale, logo } = face
  const { header, emblem } = layout.front
  const days = daysOf(face)
  const ground = groundOf(face)
  const on = readableOn(ground)
  pen.rect(bled(header, layout), { fill: ground })
  pen.within(bled(header, layout), 0, () => {
    const size = header.h * 2.3
    const large = { x: header.w - size * 0.72, y: header.h * 0.5 - size * 0.42, w: size, h: size }
    drawEmblem(pen, tournament.sport, large, mix(ground, on, 0.07), mix(ground, on, 0.16))
  })
  if (logo) {
    pen.rect(emblem, { fill: '#ffffff', radius: emblem.w * 0.12 })
    pen.picture(logo, inset(emblem, emblem.w * 0.08))
  } else drawEmblem(pen, tournament.sport, emblem, on, ground)

  drawTitle(pen, face, layout, days.length > 0)
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

function drawTitle(pen: Pen, face: CardFace, layout: Layout, isShort: boolean) {
  const { tournament } = face
  const { title, day } = layout.front
  const ground = groundOf(face)
  const on = readableOn(ground)
  const room = { ...title, w: isShort ? day.x - 1.5 - title.x : title.w }
  const name = { ...room, h: room.h * 0.64 }
  pen.text(tournament.name, name, { font: 'bold', color: on, leading: 1.1 })

  const under = { ...room, y: room.y + room.h * 0.68, h: room.h * 0.32 }
  const whenAndWhere = [tournament.year, tournament.place].filter(Boolean).join(' · ')
  const look = { color: mix(on, ground, 0.12), wrapping: 'line' as const }
  pen.text(whenAndWhere, { ...under, size: room.size * 0.65, min: room.min * 0.6 }, look)
}
