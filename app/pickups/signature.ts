import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { FieldRefusal } from '#exceptions/field_refusal'
import { randomToken } from '#text/secrets'

const PREFIX = 'data:image/png;base64,'
const PNG_START = '89504e470d0a1a0a'
const MOST_BYTES = 300_000
const MOST_PIXELS = 8_000_000
const LARGEST = { width: 1200, height: 600 }
/** Lighter greys (of 255) count as paper. */
const PAPER = 224
const MARGIN = 8

/**
 * Redraws the strokes as a new grey PNG, so that nothing else of the file survives.
 * @throws FieldRefusal `sign`: `signature.notPng`, `signature.tooLarge`, `signature.blank`
 */
export async function readSignature(sign: string): Promise<Buffer> {
  const bytes = Buffer.from(sign.slice(PREFIX.length), 'base64')
  if (bytes.length > MOST_BYTES) throw refused('tooLarge')
  const isPng = sign.startsWith(PREFIX) && bytes.subarray(0, 8).toString('hex') === PNG_START
  if (!isPng) throw refused('notPng')
  try {
    return await cropStrokes(bytes)
  } catch (cause) {
    throw cause instanceof FieldRefusal ? cause : refused('notPng', cause)
  }
}

export async function storeSignature(png: Buffer): Promise<string> {
  const key = `signatures/${randomToken()}.png`
  await drive.use().put(key, png)
  return key
}

export async function signatureAt(key: string | null): Promise<Buffer | null> {
  const disk = drive.use()
  if (!key || !(await disk.exists(key))) return null
  return Buffer.from(await disk.getBytes(key))
}

async function cropStrokes(bytes: Buffer): Promise<Buffer> {
  const whole = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .flatten({ background: 'white' })
    .greyscale()
  const { data, info } = await whole.clone().raw().toBuffer({ resolveWithObject: true })
  const strokes = strokesIn(data, info.width, info.channels)
  if (!strokes) throw refused('blank')
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

const refused = (code: string, cause?: unknown) =>
  new FieldRefusal('sign', `signature.${code}`, {}, { cause })
