import { INK, QUIET_INK, readableOn, safeColor } from '#documents/cards/color'
import { drawChips } from '#documents/cards/chips'
import { drawHeader } from '#documents/cards/header'
import { bled, wholeCard } from '#documents/cards/layout'
import { QUIET_MODULES, type QrSymbol } from '#documents/cards/qr'
import type { CardFace } from '#documents/cards/face'
import type { Box, Layout, TextBox } from '#documents/cards/layout'
import type { Pen } from '#documents/cards/pen'
import type { Stamp } from '#documents/cards/stamps'
import { mix } from '#shared/color'

type ReadyCard = { face: CardFace; photo: PDFKit.Mixins.ImageSrc | null; qr: QrSymbol }

export function recordFront(pen: Pen, card: ReadyCard, layout: Layout): Stamp {
  const { category, tournament, validity, zones, locale, logo, background } = card.face
  const shown = [category, tournament, validity, zones, locale, logo?.key, background?.key]
  const key = `front ${JSON.stringify(shown)}`
  const area = bled(wholeCard(layout), layout)
  const shared = pen.stamps.once(key, area, () => drawShared(pen, card.face, layout))
  return pen.stamps.record(area, () => {
    pen.stamps.place(shared)
    drawPersonal(pen, card, layout)
  })
}

function drawPersonal(pen: Pen, { face, photo, qr }: ReadyCard, layout: Layout): void {
  const { front } = layout
  if (photo) pen.photo(photo, front.photo, 1.6)
  else drawPlaceholder(pen, front.photo)
  pen.rect(front.photo, { stroke: '#cbd5e1', width: 0.25, radius: 1.6 })

  drawQr(pen, qr, front.qr)
  pen.text(face.serial, front.serial, { color: QUIET_INK })
  if (face.country) drawCountry(pen, face.country, front.country)

  pen.text([face.name, face.lastName], front.name, { font: 'bold', color: INK, leading: 1.1 })
  pen.text(face.role, front.role, { font: 'bold', color: QUIET_INK, leading: 1.1 })
  if (face.company) pen.text(face.company, front.company, { color: QUIET_INK })
}

/** What all cards with the same category, zones and validity have in common. */
function drawShared(pen: Pen, face: CardFace, layout: Layout): void {
  const { front } = layout
  pen.rect(bled(wholeCard(layout), layout), { fill: '#ffffff' })
  drawGround(pen, face, layout)
  drawHeader(pen, face, layout)
  drawChips(pen, face.zones, front.zones)
  drawBand(pen, face, layout)
}

function drawGround(pen: Pen, { tournament, background }: CardFace, layout: Layout): void {
  const { name, zones } = layout.front
  const area = { x: 0, y: name.y - 1, w: layout.width, h: zones.y - name.y }
  const stroke = mix(safeColor(tournament.accent), '#ffffff', 0.84)
  const drawLines = () => pen.path(guilloche(area), { stroke, width: 0.12 })
  if (!background) return drawLines()

  pen.ground(background, bled(wholeCard(layout), layout))
  const [texts, serial] = veiledBoxes(layout)
  pen.veil(texts, 1.6)
  pen.veil(serial, 0.8)
  pen.within(texts, 1.6, drawLines)
}

/** A band of interlaced hairlines as on banknotes. A copier blurs them, so a copy is recognised. */
function guilloche({ x, y, w, h }: Box, strands = 9): string {
  const step = 1.5
  const path: string[] = []
  for (let strand = 0; strand < strands; strand++) {
    const phase = (strand / strands) * Math.PI
    const points: string[] = []
    for (let along = -3; along <= w + 3 + step; along += step) {
      const t = along / w
      const swell = 0.55 + 0.45 * Math.cos(t * Math.PI * 2.4 + 0.6)
      const wave = Math.sin(t * Math.PI * 4 + phase) * swell
      points.push(`${(x + along).toFixed(2)} ${(y + h / 2 + (wave * h) / 2).toFixed(2)}`)
    }
    path.push(`M${points.join('L')}`)
  }
  return path.join('')
}

/** Boxes with text that must stay readable on any background: the lines about the person, the serial. */
function veiledBoxes({ front }: Layout): Box[] {
  const { name, zones, serial } = front
  const last = zones.y + zones.h
  return [
    { x: name.x - 2, y: name.y - 1, w: name.w + 4, h: last - name.y + 2 },
    { x: serial.x, y: serial.y - 0.5, w: serial.w + 0.8, h: serial.h + 1 },
  ]
}

function drawBand(pen: Pen, { category, validity }: CardFace, layout: Layout): void {
  const { band, category: label, validity: dates } = layout.front
  const color = safeColor(category.color)
  const text = safeColor(category.textColor, readableOn(color))
  pen.rect(bled(band, layout), { fill: color })
  if (category.outline) {
    const width = band.h * 0.09
    const edge = {
      x: band.x + width / 2,
      y: band.y + width / 2,
      w: band.w - width,
      h: band.h - width,
    }
    pen.rect(edge, { stroke: safeColor(category.outline), width })
  }
  drawCategory(pen, category, label, text)
  pen.text(validity.label, dates, { font: 'bold', color: text })
}

/** In the card's language, and below it smaller in the other one. */
function drawCategory(
  pen: Pen,
  { label, also }: CardFace['category'],
  box: TextBox,
  color: string
) {
  const look = { font: 'bold', color, leading: 1.08 } as const
  if (!also) return pen.text(label.toUpperCase(), box, look)
  const name = { ...box, y: box.y + box.h * 0.04, h: box.h * 0.58, size: box.size * 0.9 }
  pen.text(label.toUpperCase(), name, look)
  const under = { ...box, y: box.y + box.h * 0.63, h: box.h * 0.28 }
  const small = { ...under, size: box.size * 0.42, min: box.min * 0.6 }
  pen.text(also, small, { color, wrapping: 'line' })
}

function drawQr(pen: Pen, { size, path }: QrSymbol, box: Box): void {
  const unit = Math.min(box.w, box.h) / size
  const quiet = QUIET_MODULES * unit
  const clear = { x: box.x - quiet, y: box.y - quiet, w: box.w + 2 * quiet, h: box.h + 2 * quiet }
  pen.rect(clear, { fill: '#ffffff' })
  pen.operators(path, box.x, box.y, unit, '#000000')
}

function drawCountry(pen: Pen, country: string, box: TextBox): void {
  pen.rect(box, { fill: '#ffffff', stroke: QUIET_INK, width: 0.25, radius: box.h * 0.22 })
  const look = { font: 'bold', color: INK, wrapping: 'line' } as const
  pen.text(country.toUpperCase(), { ...box, x: box.x + 0.8, w: box.w - 1.6, align: 'center' }, look)
}

function drawPlaceholder(pen: Pen, box: Box): void {
  pen.rect(box, { fill: '#e2e8f0', radius: 1.6 })
  pen.within(box, 1.6, () => {
    const middle = box.x + box.w / 2
    pen.circle(middle, box.y + box.h * 0.4, box.w * 0.21, { fill: '#94a3b8' })
    pen.circle(middle, box.y + box.h * 1.02, box.w * 0.4, { fill: '#94a3b8' })
  })
}
