import { openPicture, PhotoError } from '#documents/photo'

const LEAST = { width: 600, height: 800 }
// The largest card with its bleed, 111 x 154 mm, at 300 dpi. Smaller cards cut off the edges.
const SIZE = { width: 1311, height: 1819 }

/** The background of a card's front as an opaque JPEG without metadata. @throws PhotoError */
export async function drawBackground(source: Buffer | string): Promise<Buffer> {
  const { pixels, size } = await openPicture(source, LEAST)
  const scale = Math.min(1, size.width / SIZE.width, size.height / SIZE.height)
  const shape = {
    width: Math.floor(SIZE.width * scale),
    height: Math.floor(SIZE.height * scale),
  }
  try {
    return await pixels
      .resize({ ...shape, fit: 'cover' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 85 })
      .toBuffer()
  } catch (cause) {
    throw new PhotoError('broken', { cause })
  }
}
