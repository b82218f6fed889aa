import { HEIGHT, type PhotoWarning, warningsOf, WIDTH } from '#shared/photo_judgement'

/** Checks a photo as it will be sent. Loaded with the first photo. */
export async function judge(photo: Blob): Promise<PhotoWarning[]> {
  const bitmap = await createImageBitmap(photo)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, WIDTH, HEIGHT)
  bitmap.close()
  return warningsOf(context.getImageData(0, 0, WIDTH, HEIGHT).data, 4)
}
