import type { Box } from '#documents/cards/layout'
import type { Pen } from '#documents/cards/pen'
import { INK } from '#documents/cards/color'

/** Zone codes as squares, in one to three rows, whichever makes them largest. */
export function drawChips(pen: Pen, zones: { code: string }[], box: Box & { gap: number }): void {
  if (zones.length === 0) return
  const { size, perRow } = arrange(zones.length, box)
  zones.forEach(({ code }, i) => {
    const step = size + box.gap
    const x = box.x + (i % perRow) * step
    const y = box.y + Math.floor(i / perRow) * step
    drawChip(pen, code, { x, y, w: size, h: size })
  })
}

export function drawChip(pen: Pen, code: string, box: Box): void {
  pen.rect(box, { fill: INK, radius: box.h * 0.16 })
  const inset = box.w * 0.08
  const text = { ...box, x: box.x + inset, w: box.w - 2 * inset }
  const size = box.h * 2.05
  pen.text(
    code,
    { ...text, size, min: size * 0.3, align: 'center' },
    { font: 'bold', color: '#ffffff' }
  )
}

function arrange(count: number, { w, h, gap }: Box & { gap: number }) {
  const choices = [1, 2, 3].map((rows) => {
    const perRow = Math.ceil(count / rows)
    const size = Math.min((h - gap * (rows - 1)) / rows, (w - gap * (perRow - 1)) / perRow)
    return { size, perRow }
  })
  return choices.reduce((best, choice) => (choice.size > best.size ? choice : best))
}
