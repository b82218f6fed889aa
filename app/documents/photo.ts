import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { photoWarnings, type PhotoWarning } from '#documents/photos/quality'

export type { PhotoWarning } from '#documents/photos/quality'

/** A rectangle in pixels of the source as it is seen, that is, after its orientation. */
export type PhotoArea = { x: number; y: number; width: number; height: number }

/**
 * Why a picture was refused: not a JPEG or PNG by content; more than 20 megapixels; under
 * 420 x 540 (35 x 45 mm at 300 dpi); or damaged, so that it cannot be decoded.
 */
export type PhotoErrorCode = 'notAnImage' | 'tooManyPixels' | 'tooSmall' | 'broken'

export class PhotoError extends Error {
  constructor(
    readonly code: PhotoErrorCode,
    options?: ErrorOptions
  ) {
    super(`Photo refused: ${code}`, options)
    this.name = 'PhotoError'
  }
}

const MOST_PIXELS = 20_000_000
const LEAST = { width: 420, height: 540 }
const LARGEST = { width: 700, height: 900 }
/** What is kept of a picture that was cropped, to crop it otherwise later. */
const LARGEST_ORIGINAL = 2400
/** Up to this share of the picture may be cut off without anybody missing it. */
const NEGLIGIBLE = 0.02
const RATIO = 7 / 9
const RATIO_TOLERANCE = 0.02
const MAGIC = { jpeg: 'ffd8ff', png: '89504e470d0a1a0a' }

/**
 * The portrait of a card, made from what a person uploaded: upright, 7:9, at most
 * 700 x 900 px, sRGB JPEG, without any metadata (phones write places into it).
 *
 * `image` is for printing, `thumb` (112 x 144) for lists; `warnings` are for people to
 * judge, they refuse nothing. `original` is the whole picture, upright and without metadata,
 * where the portrait is only a part of it. Both readers throw `PhotoError`.
 * Rules: domain facts §1.4 (ICAO, ISO 19794-5).
 */
export class Photo {
  private constructor(
    readonly image: Buffer,
    readonly thumb: Buffer,
    readonly width: number,
    readonly height: number,
    readonly warnings: PhotoWarning[],
    readonly original: Buffer | null = null
  ) {}

  /** Takes the middle when the proportions are off by more than 2%. */
  static async read(source: Buffer | string): Promise<Photo> {
    const { pixels, size } = await openPicture(source)
    const area = centred({ x: 0, y: 0, ...size })
    const photo = await this.#develop(pixels.clone(), area)
    const lost = 1 - (area.width * area.height) / (size.width * size.height)
    if (lost <= NEGLIGIBLE) return photo
    const original = await jpegOf(pixels, LARGEST_ORIGINAL, LARGEST_ORIGINAL)
    const { image, thumb, width, height, warnings } = photo
    return new Photo(image, thumb, width, height, warnings, original.data)
  }

  /** Width and height of a stored picture, as it is seen. */
  static async sizeOf(source: Buffer): Promise<{ width: number; height: number }> {
    return sizeOf(source)
  }

  /** What staff chose of the original, kept within it; the middle of that when it is not 7:9. */
  static async crop(source: Buffer | string, area: PhotoArea): Promise<Photo> {
    const { pixels, size } = await openPicture(source)
    return this.#develop(pixels, centred(within(area, size)))
  }

  /** The small picture of a portrait. */
  static thumbnail(portrait: Buffer): Promise<Buffer> {
    return sharp(portrait).resize(112, 144, { fit: 'cover' }).jpeg({ quality: 70 }).toBuffer()
  }

  /** A portrait as large as a phone shows it, and small enough for a bad connection. */
  static forScreen(portrait: Buffer): Promise<Buffer> {
    return sharp(portrait).resize(350, 450, { fit: 'cover' }).jpeg({ quality: 75 }).toBuffer()
  }

  static async #develop(pixels: Sharp, area: PhotoArea): Promise<Photo> {
    if (area.width < LEAST.width || area.height < LEAST.height) throw new PhotoError('tooSmall')
    try {
      const { x: left, y: top, width, height } = area
      const { data, info } = await jpegOf(
        pixels.extract({ left, top, width, height }),
        LARGEST.width,
        LARGEST.height
      )
      const [thumb, warnings] = await Promise.all([Photo.thumbnail(data), photoWarnings(data)])
      return new Photo(data, thumb, info.width, info.height, warnings)
    } catch (cause) {
      throw new PhotoError('broken', { cause })
    }
  }
}

/** A JPEG or PNG by its content, upright and not yet decoded. */
export async function openPicture(source: Buffer | string, least = LEAST) {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  const head = bytes.subarray(0, 8).toString('hex')
  if (!head.startsWith(MAGIC.jpeg) && head !== MAGIC.png) throw new PhotoError('notAnImage')

  const size = await sizeOf(bytes)
  if (size.width * size.height > MOST_PIXELS) throw new PhotoError('tooManyPixels')
  if (size.width < least.width || size.height < least.height) throw new PhotoError('tooSmall')

  const pixels = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
  return { pixels, size }
}

const jpegOf = (pixels: Sharp, width: number, height: number) =>
  pixels
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 85, mozjpeg: false })
    .toBuffer({ resolveWithObject: true })

/** From the header alone: a bomb of 20,000 x 20,000 is known before a pixel is decoded. */
async function sizeOf(bytes: Buffer) {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch (cause) {
    throw new PhotoError('broken', { cause })
  }
}

function centred(area: PhotoArea): PhotoArea {
  const ratio = area.width / area.height
  if (Math.abs(ratio / RATIO - 1) <= RATIO_TOLERANCE) return area

  const width = Math.min(area.width, Math.round(area.height * RATIO))
  const height = Math.min(area.height, Math.round(area.width / RATIO))
  return {
    x: area.x + Math.floor((area.width - width) / 2),
    y: area.y + Math.floor((area.height - height) / 2),
    width,
    height,
  }
}

function within(area: PhotoArea, size: { width: number; height: number }): PhotoArea {
  const left = clamp(area.x, size.width)
  const top = clamp(area.y, size.height)
  return {
    x: left,
    y: top,
    width: clamp(left + area.width, size.width) - left,
    height: clamp(top + area.height, size.height) - top,
  }
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(Math.round(value) || 0, 0), most)
}
