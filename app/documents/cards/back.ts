import { INK, QUIET_INK, readableOn, safeColor } from '#documents/cards/color'
import { drawChip } from '#documents/cards/chips'
import { daysOf, dayWords, groundOf } from '#documents/cards/days'
import { bled, wholeCard } from '#documents/cards/layout'
import type { CardFace } from '#documents/cards/face'
import type { Layout } from '#documents/cards/layout'
import type { Pen } from '#documents/cards/pen'
import type { Stamp } from '#documents/cards/stamps'
import { mix } from '#shared/color'

// In both languages, since staff at the gates may read only one of them.
const HEADING = 'Zonas autorizadas / Authorised zones'
const PHONE = 'Emergencias / Emergency'

/** Drawn once for all cards of a category with the same zones and days. */
export function recordBack(pen: Pen, face: CardFace, layout: Layout): Stamp {
  const { category, tournament, zones, terms, phone, locale } = face
  const days = face.validity.days
  const key = `back ${JSON.stringify([category, tournament, zones, terms, phone, days, locale])}`
  const area = bled(wholeCard(layout), layout)
  return pen.stamps.once(key, area, () => drawShared(pen, face, layout))
}

function drawShared(pen: Pen, face: CardFace, layout: Layout): void {
  const { back } = layout
  const { category, tournament, zones, terms, phone } = face
  const color = safeColor(category.outline ?? category.color)

  pen.rect(bled(wholeCard(layout), layout), { fill: '#ffffff' })
  const ground = groundOf(face)
  pen.rect(bled(back.header, layout), { fill: ground })
  const days = daysOf(face).map((day) => dayWords(day, face.locale))
  const title = [`${tournament.name} ${tournament.year}`, days.join(', ')]
  pen.text(title, back.title, { font: 'bold', color: readableOn(ground) })

  const bar = { ...back.category, w: 1.4 }
  pen.rect(bar, { fill: color })
  const label = { ...back.category, x: bar.x + 3, w: back.category.w - 3 }
  const names = [category.label.toUpperCase(), category.also].filter(Boolean).join(' / ')
  pen.text(names, label, { font: 'bold', color: INK, wrapping: 'line' })

  if (zones.length) pen.text(HEADING, back.heading, { font: 'bold', color: QUIET_INK })
  drawLegend(pen, zones, back.legend)
  pen.text(terms, back.terms, { color: QUIET_INK, leading: 1.2, gap: 0.5, wrapping: 'prose' })
  if (phone) drawPhone(pen, phone, layout, safeColor(tournament.accent))
}

function drawLegend(pen: Pen, zones: CardFace['zones'], box: Layout['back']['legend']): void {
  const row = Math.min(box.row, box.h / zones.length)
  zones.forEach(({ code, label }, i) => {
    const y = box.y + i * row
    const chip = row * 0.82
    drawChip(pen, code, { x: box.x, y: y + (row - chip) / 2, w: chip, h: chip })

    const { size, min } = box
    const text = { x: box.x + chip + 2, y, w: box.w - chip - 2, h: row, size, min }
    const [spanish, english] = label.split(' / ')
    if (!english) return pen.text(label, text, { color: INK })
    const half = text.w / 2 - 1
    pen.text(spanish, { ...text, w: half }, { color: INK })
    pen.text(english, { ...text, x: text.x + half + 2, w: half }, { color: QUIET_INK })
  })
}

function drawPhone(pen: Pen, phone: string, layout: Layout, accent: string): void {
  const { phone: box } = layout.back
  pen.rect(box, { fill: mix(accent, '#ffffff', 0.9), radius: 1 })
  const inner = { ...box, x: box.x + 2, w: box.w - 4 }
  const left = { ...inner, w: inner.w * 0.5 - 1, size: box.size * 0.75, min: box.min * 0.7 }
  const right = { ...inner, x: inner.x + inner.w * 0.5, w: inner.w * 0.5, align: 'right' as const }
  pen.text(PHONE, left, { color: INK })
  pen.text(phone, right, { font: 'bold', color: INK })
}
