import sharp, { type Sharp } from 'sharp'
import type { Pages, UploadedDocument } from '#documents/decoding/orders'
import { openPdf, PdfError } from '#documents/decoding/pdf'
import { watermark } from '#documents/decoding/watermark'
import { openPicture, PhotoError } from '#documents/photo'

/** Longest side of a page in pixels: A4 at 200 dpi. Smaller pictures are enlarged, so that the mark is legible. */
const LONGEST = 2339
const SHORTEST_LONGEST = 1000
const ANY_SIZE = { width: 1, height: 1 }

export async function pagesOf({ type, bytes }: UploadedDocument): Promise<Pages> {
  try {
    if (type === 'pdf') return { count: (await openPdf(bytes)).pages }
    await openPicture(bytes, ANY_SIZE)
    return { count: 1 }
  } catch (error) {
    if (error instanceof PdfError) return { problem: error.problem }
    if (error instanceof PhotoError) return { problem: 'unreadable' }
    throw error
  }
}

/**
 * A page as a new JPEG with a text across it: without metadata, scripts, attachments, links.
 * @throws PhotoError if there is no such page (counted from 1), or it is damaged
 */
export async function drawPage(
  { type, bytes }: UploadedDocument,
  page: number,
  mark: string
): Promise<Buffer> {
  const picture = type === 'pdf' ? await pdfPage(bytes, page) : await pictureOf(bytes, page)
  try {
    return await marked(picture, mark)
  } catch (cause) {
    throw new PhotoError('broken', { cause })
  }
}

async function pdfPage(bytes: Buffer, page: number): Promise<Sharp> {
  try {
    const { width, height, pixels } = (await openPdf(bytes)).render(page, LONGEST)
    return sharp(pixels, { raw: { width, height, channels: 4 } })
  } catch (cause) {
    if (cause instanceof PdfError) throw new PhotoError('broken', { cause })
    throw cause
  }
}

async function pictureOf(bytes: Buffer, page: number): Promise<Sharp> {
  if (page !== 1) throw new PhotoError('broken')
  const { pixels, size } = await openPicture(bytes, ANY_SIZE)
  const longest = Math.max(size.width, size.height)
  const side = Math.min(Math.max(longest, SHORTEST_LONGEST), LONGEST)
  return pixels.resize({ width: side, height: side, fit: 'inside' })
}

async function marked(picture: Sharp, mark: string): Promise<Buffer> {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const tile = await watermark(mark, { width, height })
  return sharp(data, { raw: { width, height, channels } })
    .composite([{ input: tile, tile: true, gravity: 'northwest' }])
    .jpeg({ quality: 80 })
    .toBuffer()
}
