import sharp from 'sharp'
import { PhotoError } from '#documents/photo'

const MOST_PIXELS = 8_000_000
const LARGEST = { width: 1200, height: 600 }
/** Lighter greys (of 255) count as paper. */
const PAPER = 224
const MARGIN = 8

/** A new grey PNG, so that nothing else of the file survives; null without strokes. @throws PhotoError */
export async function drawStrokes(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await cropStrokes(bytes)
  } catch (cause) {
    throw new PhotoError('broken', { cause })
  }
}

async function cropStrokes(bytes: Buffer): Promise<Buffer | null> {
  const whole = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .flatten({ background: 'white' })
    .greyscale()
  const { data, info } = await whole.clone().raw().toBuffer({ resolveWithObject: true })
  const strokes = strokesIn(data, info.width, info.channels)
  if (!strokes) return null
  const margins = { background: 'white', ...sides(MARGIN) }
  const part = await whole.extract(strokes).extend(margins).png().toBuffer()
  return sharp(part)
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function strokesIn(data: Buffer, width: number, channels: number) {
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1]
  for (let at = 0; at < data.length; at += channels) {
    if (data[at] >= PAPER) continue
    const x = (at / channels) % width
    const y = Math.floor(at / channels / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

const sides = (width: number) => ({ top: width, bottom: width, left: width, right: width })
