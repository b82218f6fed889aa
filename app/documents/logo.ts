import sharp from 'sharp'
import { openPicture, PhotoError } from '#documents/photo'

const LEAST = { width: 64, height: 64 }
const LARGEST = { width: 800, height: 400 }

/** A PNG of at most 800 x 400 px with transparency, without metadata. @throws PhotoError */
export async function drawLogo(source: Buffer | string): Promise<Buffer> {
  const { pixels } = await openPicture(source, LEAST)
  try {
    return await pixels
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer()
  } catch (cause) {
    throw new PhotoError('broken', { cause })
  }
}

export const opaqueLogo = (png: Buffer) =>
  sharp(png).flatten({ background: 'white' }).jpeg({ quality: 92 }).toBuffer()
