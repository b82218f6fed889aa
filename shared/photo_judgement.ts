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
  const { luma, lights, middle, chromas } = measure(pixels, channels)

  const warnings: PhotoWarning[] = []
  if (percentile(chromas, 0.99) < LEAST_COLOUR) warnings.push('grey')
  if (percentile(lights, 0.95) < DARK_BELOW) warnings.push('dark')
  if (percentile(middle, 0.05) > BRIGHT_ABOVE) warnings.push('bright')
  if (detailLost(luma) < LEAST_DETAIL_LOST) warnings.push('blurred')
  return warnings
}

/** The part of a photo with the face: the middle half of the width, below the top of the head. */
const MIDDLE = {
  left: WIDTH / 4 + 1,
  right: WIDTH * 0.75,
  top: HEIGHT * 0.1 + 1,
  bottom: HEIGHT * 0.75,
}

/**
 * The light of each pixel; and how often each value of light, also in the middle, and of colour
 * occurs. Counting takes less time than sorting 100,000 values.
 */
function measure(pixels: ArrayLike<number>, channels: 3 | 4) {
  const luma = new Uint8Array(WIDTH * HEIGHT)
  const [lights, middle, chromas] = [0, 1, 2].map(() => new Uint32Array(256))
  let at = 0
  for (let y = 0; y < HEIGHT; y++) {
    const isFaceHigh = y >= MIDDLE.top && y < MIDDLE.bottom
    for (let x = 0; x < WIDTH; x++, at++) {
      const from = at * channels
      const r = pixels[from]
      const g = pixels[from + 1]
      const b = pixels[from + 2]
      luma[at] = 0.299 * r + 0.587 * g + 0.114 * b
      const light = luma[at]
      lights[light]++
      if (isFaceHigh && x >= MIDDLE.left && x < MIDDLE.right) middle[light]++
      chromas[Math.max(r, g, b) - Math.min(r, g, b)]++
    }
  }
  return { luma, lights, middle, chromas }
}

function percentile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count)
  const rank = Math.floor((total - 1) * share)
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
