import type { Box } from '#documents/cards/layout'

/** A band of interlaced hairlines as on banknotes. A copier blurs them, so a copy is recognised. */
export function guilloche({ x, y, w, h }: Box, strands = 9): string {
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
