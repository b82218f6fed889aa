/**
 * What a person should look at before sending a photo; none of it refuses the photo. The same
 * judgement as the server's app/documents/photos/quality.ts, whose thresholds and reasons these
 * are: a page cannot load that module, which decodes with a native library.
 */
export type PhotoWarning = 'grey' | 'dark' | 'bright' | 'blurred'

/** The size in which a photo is judged: about that on the card. */
export const WIDTH = 280
export const HEIGHT = 360

const LEAST_COLOUR = 14
const DARK_BELOW = 105
const BRIGHT_ABOVE = 170
const LEAST_DETAIL_LOST = 0.3

/** Judges `WIDTH` × `HEIGHT` pixels of so many bytes each, red, green and blue first. */
export function warningsOf(pixels: ArrayLike<number>, channels: 3 | 4): PhotoWarning[] {
  const luma = new Uint8Array(WIDTH * HEIGHT)
  const chroma = new Uint8Array(WIDTH * HEIGHT)
  for (let i = 0; i < luma.length; i++) {
    const at = i * channels
    const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    luma[i] = 0.299 * r + 0.587 * g + 0.114 * b
    chroma[i] = Math.max(r, g, b) - Math.min(r, g, b)
  }
  const middle = luma.filter((_, i) => isMiddle(i % WIDTH, Math.floor(i / WIDTH)))

  const warnings: PhotoWarning[] = []
  if (percentile(chroma, 0.99) < LEAST_COLOUR) warnings.push('grey')
  if (percentile(luma, 0.95) < DARK_BELOW) warnings.push('dark')
  if (percentile(middle, 0.05) > BRIGHT_ABOVE) warnings.push('bright')
  if (detailLost(luma) < LEAST_DETAIL_LOST) warnings.push('blurred')
  return warnings
}

function isMiddle(x: number, y: number): boolean {
  return x > WIDTH * 0.25 && x < WIDTH * 0.75 && y > HEIGHT * 0.1 && y < HEIGHT * 0.75
}

function percentile(values: Uint8Array, share: number): number {
  // Older browsers cannot sort a copy.
  return values.slice().sort()[Math.floor((values.length - 1) * share)]
}

/** The share of the differences between neighbours that smoothing takes away (Crété et al.). */
function detailLost(luma: Uint8Array): number {
  let detail = 0
  let lost = 0
  const reach = 2
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = reach + 1; x < WIDTH - reach; x++) {
      const at = y * WIDTH + x
      const before = Math.abs(luma[at] - luma[at - 1])
      const after = Math.abs(luma[at + reach] - luma[at - reach - 1]) / (2 * reach + 1)
      detail += before
      lost += Math.max(0, before - after)
    }
  }
  return detail === 0 ? 0 : lost / detail
}
