/** What staff should look at before printing. Only `grey` is refused, and only from applicants. */
export type PhotoWarning = 'grey' | 'dark' | 'bright' | 'blurred'

// About the size of the photo on the card at 300 dpi: faults that cannot be seen in print do not count.
export const WIDTH = 280
export const HEIGHT = 360

/** Colourless: in 99 of 100 pixels the channels differ by less than this (of 255). */
const LEAST_COLOUR = 10
/** Too dark: even the lightest parts, such as the wall, stay below this (of 255). Skin is not judged. */
const DARK_BELOW = 105
/** Washed out: even the darkest parts in the middle, such as hair and eyes, are above this (of 255). */
const BRIGHT_ABOVE = 170
/** Blurred: smoothing the photo removes less than this share of its detail. */
const LEAST_DETAIL_LOST = 0.3

/**
 * Judges a photo of `WIDTH` × `HEIGHT` pixels. Each pixel has as many bytes as there are `channels`:
 * red, green, blue and perhaps alpha. The browser calls it before sending a photo, the server after.
 */
export function warningsOf(pixels: ArrayLike<number>, channels: 3 | 4): PhotoWarning[] {
  const { luma, chroma } = split(pixels, channels)
  const middle = middleOf(luma)

  const warnings: PhotoWarning[] = []
  if (percentile(chroma, 0.99) < LEAST_COLOUR) warnings.push('grey')
  if (percentile(luma, 0.95) < DARK_BELOW) warnings.push('dark')
  if (percentile(middle, 0.05) > BRIGHT_ABOVE) warnings.push('bright')
  if (detailLost(luma) < LEAST_DETAIL_LOST) warnings.push('blurred')
  return warnings
}

function split(pixels: ArrayLike<number>, channels: 3 | 4) {
  const luma = new Uint8Array(WIDTH * HEIGHT)
  const chroma = new Uint8Array(WIDTH * HEIGHT)
  for (let i = 0; i < luma.length; i++) {
    const at = i * channels
    const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    luma[i] = 0.299 * r + 0.587 * g + 0.114 * b
    chroma[i] = Math.max(r, g, b) - Math.min(r, g, b)
  }
  return { luma, chroma }
}

/** The part of a photo with the face: the middle half of the width, below the top of the head. */
function middleOf(luma: Uint8Array): Uint8Array {
  const from = WIDTH / 4 + 1
  const width = WIDTH / 2 - 1
  const rows = { first: HEIGHT * 0.1 + 1, last: HEIGHT * 0.75 - 1 }
  const middle = new Uint8Array(width * (rows.last - rows.first + 1))
  for (let y = rows.first; y <= rows.last; y++) {
    const start = y * WIDTH + from
    middle.set(luma.subarray(start, start + width), (y - rows.first) * width)
  }
  return middle
}

/** Counts the values instead of sorting them: sorting 100,000 would delay every visitor. */
function percentile(values: Uint8Array, share: number): number {
  const counts = new Uint32Array(256)
  for (const value of values) counts[value] += 1
  const rank = Math.floor((values.length - 1) * share)
  let passed = 0
  return counts.findIndex((count) => {
    passed += count
    return passed > rank
  })
}

/**
 * Crété et al., "The blur effect" (2007): smoothing takes much of the difference between
 * neighbouring pixels from a sharp picture, and hardly any from a blurred one.
 */
function detailLost(luma: Uint8Array): number {
  let detail = 0
  let lost = 0
  const reach = 2
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = reach + 1; x < WIDTH - reach; x++) {
      const at = y * WIDTH + x
      const before = Math.abs(luma[at] - luma[at - 1])
      // A moving average of five pixels changes by its two ends only.
      const after = Math.abs(luma[at + reach] - luma[at - reach - 1]) / (2 * reach + 1)
      detail += before
      lost += Math.max(0, before - after)
    }
  }
  return detail === 0 ? 0 : lost / detail
}
