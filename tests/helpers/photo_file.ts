import sharp from 'sharp'

/** A structured colour photo as a JPEG of the given size. */
export async function photoJpeg({ width = 700, height = 900 } = {}): Promise<Buffer> {
  const face = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 700 900">
      <rect width="700" height="900" fill="#dfe8f0"/><rect y="700" width="700" height="200" fill="#8a3324"/>
      <ellipse cx="350" cy="420" rx="170" ry="220" fill="#e0b090"/><circle cx="290" cy="400" r="16"/><circle cx="410" cy="400" r="16"/>
      <path d="M290 540 Q350 590 410 540" stroke="#803030" stroke-width="10" fill="none"/></svg>`
  )
  return sharp(face).jpeg({ quality: 85 }).toBuffer()
}
