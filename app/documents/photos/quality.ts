import type { Sharp } from 'sharp'
import { HEIGHT, type PhotoWarning, warningsOf, WIDTH } from '#shared/photo_judgement'

export type { PhotoWarning } from '#shared/photo_judgement'

export async function photoWarnings(photo: Sharp): Promise<PhotoWarning[]> {
  const small = photo.resize(WIDTH, HEIGHT, { fit: 'cover' }).removeAlpha()
  return warningsOf(await small.toColourspace('srgb').raw().toBuffer(), 3)
}
