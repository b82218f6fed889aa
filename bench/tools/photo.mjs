import { randomFillSync } from 'node:crypto'
import sharp from 'sharp'

const drawn = new Map()

/**
 * A JPEG that weighs what a photo of its size does, no two alike: a drawn head under the
 * grain of a sensor.
 */
export async function photo({ width, height }) {
  const head = await pixelsOf(width, height)
  const pixels = randomFillSync(Buffer.allocUnsafe(head.length))
  // The colours below leave room for it under 255.
  for (let i = 0; i < pixels.length; i++) pixels[i] = head[i] + (pixels[i] & 31)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

async function pixelsOf(width, height) {
  const size = `${width} ${height}`
  if (!drawn.has(size)) {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 700 900" preserveAspectRatio="none">
      <rect width="700" height="900" fill="#d8dfe0"/><rect y="700" width="700" height="200" fill="#8a3324"/>
      <ellipse cx="350" cy="420" rx="170" ry="220" fill="#e0b090"/>
      <circle cx="290" cy="400" r="16"/><circle cx="410" cy="400" r="16"/></svg>`
    drawn.set(size, await sharp(Buffer.from(head)).flatten().raw().toBuffer())
  }
  return drawn.get(size)
}
