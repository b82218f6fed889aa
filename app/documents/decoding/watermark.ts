import { createRequire } from 'node:module'
import sharp from 'sharp'

/** Height of the letters, as a share of the page's shorter side. */
const LETTERS = 1 / 46
const DEGREES = -30
/** Dark letters with a light edge can be read on any ground, and let it through. */
const DARK = { colour: '#23233a', alpha: '42%' }
const LIGHT = { colour: '#ffffff', alpha: '50%' }
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

const fontfile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'
)

type Size = { width: number; height: number }

/** A text as a PNG that is laid over a page again and again, in diagonal lines. */
export async function watermark(words: string, page: Size): Promise<Buffer> {
  const letters = Math.max(8, Math.round(Math.min(page.width, page.height) * LETTERS))
  const line = await lineOf(words, letters)
  const { data, info } = await sharp(line)
    .rotate(DEGREES, { background: CLEAR })
    .resize({ ...page, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const half = Math.round(info.height / 2)
  const { width, height } = info
  return sharp({ create: { width, height, channels: 4, background: CLEAR } })
    .composite([0, half, -half].map((top) => ({ input: data, left: 0, top })))
    .png()
    .toBuffer()
}

async function lineOf(words: string, letters: number): Promise<Buffer> {
  const [dark, light] = await Promise.all([DARK, LIGHT].map((ink) => written(words, letters, ink)))
  const { width, height } = dark.info
  const edge = Math.max(1, Math.round(letters / 16))
  const gap = letters * 2
  return sharp({
    create: { width: width + gap + edge, height: height + edge, channels: 4, background: CLEAR },
  })
    .composite([
      { input: light.data, left: gap + edge, top: edge },
      { input: dark.data, left: gap, top: 0 },
    ])
    .png()
    .toBuffer()
}

function written(words: string, letters: number, { colour, alpha }: typeof DARK) {
  const safe = words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const text = `<span foreground="${colour}" alpha="${alpha}">${safe}</span>`
  const dpi = (letters * 72) / 12
  return sharp({ text: { text, font: 'Noto Sans', fontfile, dpi, rgba: true } })
    .png()
    .toBuffer({ resolveWithObject: true })
}
