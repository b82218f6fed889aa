import { readableOn } from '#documents/cards/color'
import { drawEmblem } from '#documents/cards/emblem'
import type { Pen } from '#documents/cards/pen'
import { MM } from '#documents/cards/stamps'
import type { Blanks, Edition } from '#documents/leaflets/edition'
import { QUIET, type Typesetter } from '#documents/leaflets/typesetter'
import { TEXT } from '#documents/leaflets/piece'
import { mix } from '#shared/color'

export const PAGE = { w: 210, h: 297 }
const BAND = { x: 0, y: 0, w: PAGE.w, h: 96 / MM }
const FOOT = 284

export function drawBand(pen: Pen, typesetter: Typesetter, edition: Edition, blanks: Blanks): void {
  const { accent } = typesetter
  const on = readableOn(accent)
  pen.rect(BAND, { fill: accent })
  pen.within(BAND, 0, () => {
    const ghost = { x: PAGE.w - 62, y: -14, w: 78, h: 78 }
    drawEmblem(pen, edition.sport, ghost, mix(accent, on, 0.07), mix(accent, on, 0.16))
  })
  drawEmblem(pen, edition.sport, { x: TEXT.x, y: 9, w: 16, h: 16 }, on, accent)
  const name = { x: TEXT.x + 21, y: 8.5, w: 110, h: 10, size: 19, min: 9 }
  pen.text(blanks.tournament, name, { font: 'bold', color: on, leading: 1.1 })
  const under = { ...name, y: 18.5, h: 6, size: 10.5, min: 7 }
  pen.text(blanks.when, under, { color: mix(on, accent, 0.12), wrapping: 'line' })
}

export function drawHead(pen: Pen, typesetter: Typesetter, text: string): void {
  pen.rect({ ...BAND, h: 4 }, { fill: typesetter.accent })
  const line = { x: TEXT.x, y: 9, w: TEXT.w, h: 6, size: 8.5, min: 6 }
  pen.text(text, line, { color: QUIET, wrapping: 'line' })
}

export function drawFoot(pen: Pen, text: string, page: string): void {
  const line = { x: TEXT.x, y: FOOT, w: TEXT.w - 20, h: 5, size: 8, min: 6 }
  const look = { color: QUIET, wrapping: 'line' as const }
  pen.text(text, line, look)
  pen.text(page, { ...line, x: TEXT.x + TEXT.w - 20, w: 20, align: 'right' }, look)
}
