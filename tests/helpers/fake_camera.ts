import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsQR from 'jsqr'
import { chromium, type Browser } from 'playwright'
import sharp from 'sharp'
import type Form from '#models/form'
import { cardFaceOf } from '#models/form/card_face'
import { pixelsOf, renderCards } from '../unit/documents/pdf.js'

/** The camera picture of a printed card: its QR code with a margin. */
async function pictureOf(form: Form): Promise<Buffer> {
  for (const relation of ['tournament', 'permission', 'card'] as const)
    await form.load(relation as 'card')
  await form.tournament.load('designs')
  const { pdf } = await renderCards([await cardFaceOf(form)])
  const { width, height, data } = pixelsOf(pdf, 1, 200)
  const page = sharp(data, { raw: { width, height, channels: 3 } })
  const rgba = await page.clone().ensureAlpha().raw().toBuffer()
  const { location } = jsQR.default(new Uint8ClampedArray(rgba), width, height)!
  const { topLeftCorner: from, bottomRightCorner: to } = location
  const margin = (to.x - from.x) / 3
  const left = Math.max(0, Math.round(from.x - margin))
  const top = Math.max(0, Math.round(from.y - margin))
  const side = Math.min(Math.round(to.x - from.x + 2 * margin), width - left, height - top)
  return page
    .extract({ left, top, width: side, height: side })
    .resize(640, 480, { fit: 'contain', background: '#777777' })
    .jpeg()
    .toBuffer()
}

/** A browser whose camera shows the card of a request. */
export async function browserSeeing(form: Form): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'camera-'))
  const film = join(folder, 'card.mjpeg')
  const frame = await pictureOf(form)
  writeFileSync(film, Buffer.concat(Array.from({ length: 10 }, () => frame)))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  browser.on('disconnected', () => rmSync(folder, { recursive: true, force: true }))
  return browser
}
