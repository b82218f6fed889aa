import { readFile } from 'node:fs/promises'
import sharp, { type JpegOptions, type OutputInfo, type Sharp } from 'sharp'
import { HEIGHT, type PhotoWarning, warningsOf, WIDTH } from '#shared/photo_judgement'
import { LEAST_PHOTO, PHOTO_RATIO } from '#shared/answer_limits'

export type { PhotoWarning } from '#shared/photo_judgement'

/** A rectangle in pixels of the source, after its orientation. */
export type PhotoArea = { x: number; y: number; width: number; height: number }

/**
 * `tooManyPixels`: over 20 megapixels. `tooSmall`: under 420 x 540, 35 x 45 mm at 300 dpi. `grey`: black
 * and white, refused from applicants only.
 */
export type PhotoErrorCode = 'notAnImage' | 'tooManyPixels' | 'tooSmall' | 'broken' | 'grey'

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
/** Phones and editors write up to a dozen. Thousands of empty ones take minutes. */
const MOST_SCANS = 64
const LARGEST = { width: 700, height: 900 }
const LARGEST_ORIGINAL = { width: 2400, height: 2400 }
/** Share of a picture that may be cut off unnoticed. */
const NEGLIGIBLE = 0.02
const RATIO_TOLERANCE = 0.02
const REDUCED = { width: WIDTH, height: HEIGHT, channels: 3 } as const
const SCAN = Buffer.from('ffda', 'hex')
const MAGIC = { jpeg: 'ffd8ff', png: '89504e470d0a1a0a' }

/**
 * A photo of 7:9, at most 700 x 900 px, sRGB JPEG without metadata (phones write places into them), with
 * a `thumb` of 112 x 144. `original`: the whole picture, if the photo is a part of it. `read` and
 * `crop` throw `PhotoError`. Rules: ICAO, ISO 19794-5.
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

  /** Takes the middle of the picture if its proportions differ from 7:9 by more than 2%. */
  static async read(source: Buffer | string): Promise<Photo> {
    const { pixels, size } = await openPicture(source)
    const area = centred({ x: 0, y: 0, ...size })
    const shareCutOff = 1 - (area.width * area.height) / (size.width * size.height)
    const photo = cut(pixels, area, size)
    if (shareCutOff <= NEGLIGIBLE) return this.#develop(photo)
    return this.#develop(photo, sound(drawn(pixels, LARGEST_ORIGINAL).jpeg(CODING)))
  }

  static async sizeOf(source: Buffer): Promise<Size> {
    return sizeOf(source)
  }

  /** The chosen area, limited to the original; its middle if it is not 7:9. */
  static async crop(source: Buffer | string, area: PhotoArea): Promise<Photo> {
    const { pixels, size } = await openPicture(source)
    return this.#develop(cut(pixels, centred(within(area, size)), size))
  }

  static thumbnail(photo: Buffer): Promise<Buffer> {
    return thumbnailOf(sharp(photo))
  }

  /** For phones with a bad connection. */
  static forScreen(photo: Buffer): Promise<Buffer> {
    return sharp(photo).resize(350, 450, { fit: 'cover' }).jpeg({ quality: 75 }).toBuffer()
  }

  static async #develop(picture: Sharp, whole: Promise<Encoded> | null = null): Promise<Photo> {
    // Decoded once: the photo, its thumb and its judgement are made of the same pixels.
    const { data, info } = await sound(drawn(picture, LARGEST).raw())
    const [{ data: image }, small, original] = await Promise.all([
      sound(sharp(data, { raw: info }).jpeg(CODING)),
      smallOf(sharp(data, { raw: info })),
      whole,
    ])
    return new Photo(image, small.thumb, info.width, info.height, small.warnings, original?.data)
  }
}

async function smallOf(pixels: Sharp) {
  const small = await reduced(pixels)
  // Drawn by another thread while this one judges.
  const thumb = thumbnailOf(sharp(small, { raw: REDUCED }))
  const warnings = warningsOf(small, REDUCED.channels)
  return { thumb: await thumb, warnings }
}

type Size = { width: number; height: number }

/** Does not extract a whole picture: then a JPEG is decoded only as large as needed. */
function cut(pixels: Sharp, area: PhotoArea, size: Size): Sharp {
  refuseSmall(area)
  const { x: left, y: top, width, height } = area
  if (width === size.width && height === size.height) return pixels
  return pixels.clone().extract({ left, top, width, height })
}

function refuseSmall({ width, height }: Size) {
  if (width < LEAST_PHOTO.width || height < LEAST_PHOTO.height) throw new PhotoError('tooSmall')
}

/** A JPEG or PNG by its content; pixels are not decoded yet. */
export async function openPicture(source: Buffer | string, least = LEAST_PHOTO) {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  const head = bytes.subarray(0, 8).toString('hex')
  if (!head.startsWith(MAGIC.jpeg) && head !== MAGIC.png) throw new PhotoError('notAnImage')
  if (hasTooManyScans(bytes)) throw new PhotoError('broken')

  const size = await sizeOf(bytes)
  if (size.width * size.height > MOST_PIXELS) throw new PhotoError('tooManyPixels')
  if (size.width < least.width || size.height < least.height) throw new PhotoError('tooSmall')

  const pixels = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
  return { pixels, size }
}

function hasTooManyScans(bytes: Buffer): boolean {
  let at = -1
  for (let scans = 0; scans <= MOST_SCANS; scans++) {
    at = bytes.indexOf(SCAN, at + 1)
    if (at === -1) return false
  }
  return true
}

type Encoded = { data: Buffer; info: OutputInfo }

// 10% more bytes in less than half of the time.
const CODING: JpegOptions = { quality: 85, optimiseCoding: false }

/** Within these sides, on white. */
const drawn = (picture: Sharp, { width, height }: Size) =>
  picture
    .clone()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')

/** @throws PhotoError `broken` */
const sound = (picture: Sharp): Promise<Encoded> =>
  picture.toBuffer({ resolveWithObject: true }).catch((cause) => {
    throw new PhotoError('broken', { cause })
  })

const thumbnailOf = (photo: Sharp) =>
  photo.resize(112, 144, { fit: 'cover' }).jpeg({ quality: 70 }).toBuffer()

/** Read from the header, before any pixel is decoded: a picture of 20,000 x 20,000 would fill memory. */
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
  if (Math.abs(ratio / PHOTO_RATIO - 1) <= RATIO_TOLERANCE) return area

  const width = Math.min(area.width, Math.round(area.height * PHOTO_RATIO))
  const height = Math.min(area.height, Math.round(area.width / PHOTO_RATIO))
  return {
    x: area.x + Math.floor((area.width - width) / 2),
    y: area.y + Math.floor((area.height - height) / 2),
    width,
    height,
  }
}

function within(area: PhotoArea, size: Size): PhotoArea {
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

/** The pixels by which a photo is judged, as `REDUCED` says. */
export const reduced = (photo: Sharp): Promise<Buffer> =>
  photo.resize(WIDTH, HEIGHT, { fit: 'cover' }).removeAlpha().toColourspace('srgb').raw().toBuffer()
