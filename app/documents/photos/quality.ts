import type { Sharp } from 'sharp'
import { HEIGHT, WIDTH } from '#shared/photo_judgement'

export const REDUCED = { width: WIDTH, height: HEIGHT, channels: 3 } as const

/** The pixels by which a photo is judged, as `REDUCED` says. */
export const reduced = (photo: Sharp): Promise<Buffer> =>
  photo.resize(WIDTH, HEIGHT, { fit: 'cover' }).removeAlpha().toColourspace('srgb').raw().toBuffer()
