import type { Box } from '#documents/cards/layout'
import type { Pen } from '#documents/cards/pen'
import type { Sport } from '#shared/choices'

/** The mark of a tournament without a logo: a ball or a green, in two colours. */
export function drawEmblem(pen: Pen, sport: Sport, box: Box, ground: string, line: string): void {
  const radius = Math.min(box.w, box.h) / 2
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 }
  pen.circle(middle.x, middle.y, radius, { fill: ground })

  const disc = { x: middle.x - radius, y: middle.y - radius, w: 2 * radius, h: 2 * radius }
  const draw = sport === 'golf' ? drawGreen : drawSeams
  pen.within(disc, radius, () => draw(pen, middle.x, middle.y, radius, line))
}

function drawSeams(pen: Pen, x: number, y: number, r: number, line: string): void {
  const tilt = Math.PI / 5
  for (const side of [-1, 1]) {
    const [dx, dy] = [side * 1.32 * r * Math.cos(tilt), side * 1.32 * r * Math.sin(tilt)]
    pen.circle(x + dx, y - dy, 0.93 * r, { stroke: line, width: 0.13 * r })
  }
}

function drawGreen(pen: Pen, x: number, y: number, r: number, line: string): void {
  const at = (dx: number, dy: number) => `${x + dx * r} ${y + dy * r}`
  pen.path(
    `M${at(-1.1, 0.5)}Q${at(-0.1, 0.16)} ${at(1.1, 0.62)}L${at(1.1, 1.1)}L${at(-1.1, 1.1)}Z`,
    {
      fill: line,
    }
  )
  pen.path(`M${at(-0.16, 0.45)}L${at(-0.16, -0.72)}`, { stroke: line, width: 0.1 * r })
  pen.path(`M${at(-0.16, -0.72)}L${at(0.56, -0.44)}L${at(-0.16, -0.16)}Z`, { fill: line })
}
