import type { AnswerProblem } from '~/fields/checks'
import { LEAST_PHOTO, PHOTO_RATIO } from '#shared/answer_limits'

const OUTPUT_WIDTH = 700
const MAX_SOURCE_BYTES = 5 * 1024 * 1024
const MAX_OUTPUT_BYTES = 950 * 1024

/** In pixels of the picture. */
export type Area = { x: number; y: number; width: number; height: number }

export type Picture = { url: string; image: HTMLImageElement; width: number; height: number }

export class PictureRefused extends Error {
  constructor(public problem: AnswerProblem) {
    super(problem.rule)
  }
}

async function isJpegOrPng(file: File): Promise<boolean> {
  const [a, b, c] = new Uint8Array(await file.slice(0, 3).arrayBuffer())
  return (a === 0xff && b === 0xd8 && c === 0xff) || (a === 0x89 && b === 0x50 && c === 0x4e)
}

/** @throws PictureRefused if the file is no picture, too large, broken or too small */
export async function openPicture(file: File): Promise<Picture> {
  if (!(await isJpegOrPng(file))) throw new PictureRefused({ rule: 'photo.notAnImage' })
  if (file.size > MAX_SOURCE_BYTES) {
    throw new PictureRefused({ rule: 'file.size', values: { size: '5 MB' } })
  }
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    URL.revokeObjectURL(url)
    throw new PictureRefused({ rule: 'photo.broken' })
  }
  const { naturalWidth: width, naturalHeight: height } = image
  if (width < LEAST_PHOTO.width || height < LEAST_PHOTO.height) {
    URL.revokeObjectURL(url)
    throw new PictureRefused({ rule: 'photo.tooSmall' })
  }
  return { url, image, width, height }
}

/** The largest centred area with a photo's ratio. */
export function centredArea({ width, height }: Pick<Picture, 'width' | 'height'>): Area {
  const full =
    width / height > PHOTO_RATIO
      ? { width: height * PHOTO_RATIO, height }
      : { width, height: width / PHOTO_RATIO }
  return { ...full, x: (width - full.width) / 2, y: (height - full.height) / 2 }
}

/** Largest zoom whose crop still has enough pixels. */
export function maxZoomOf(picture: Pick<Picture, 'width' | 'height'>): number {
  return Math.max(1, Math.min(3, centredArea(picture).width / LEAST_PHOTO.width))
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureRefused({ rule: 'photo.broken' }))),
      'image/jpeg',
      quality
    )
  })

/** JPEG of at most 700 × 900, below the size limit and without EXIF data. */
export async function cutPhoto({ image }: Picture, area: Area): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(LEAST_PHOTO.width, Math.min(OUTPUT_WIDTH, Math.round(area.width)))
  canvas.height = Math.round(canvas.width / PHOTO_RATIO)
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(
    image,
    area.x,
    area.y,
    area.width,
    area.height,
    0,
    0,
    canvas.width,
    canvas.height
  )
  let blob = await toJpeg(canvas, 0.92)
  for (let quality = 0.84; blob.size > MAX_OUTPUT_BYTES && quality > 0.4; quality -= 0.12) {
    blob = await toJpeg(canvas, quality)
  }
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}
