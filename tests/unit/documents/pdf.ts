import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'
import { has, program } from '#tests/helpers/programs'
import { CardSheet, type CardFace, type CardSheetOptions } from '#documents/card_sheet'

export const hasPoppler = has('pdftotext', '-v')
export const hasQpdf = has('qpdf', '--version')
export const hasScanner = hasPoppler && has('zbarimg', '--version')

export async function renderCards(
  faces: Iterable<CardFace> | AsyncIterable<CardFace>,
  options: Partial<CardSheetOptions> = {}
) {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  const sheet = new CardSheet(faces, { layout: 'lanyard', sheet: 'single', ...options })
  const report = await sheet.render(stream)
  return { report, pdf: Buffer.concat(chunks) }
}

/** The output of a poppler tool for the file. */
export function poppler(tool: 'pdftotext' | 'pdffonts' | 'pdfinfo', pdf: Buffer): string {
  return written(pdf, (file) => {
    const args = tool === 'pdftotext' ? ['-layout', file, '-'] : [file]
    return program(tool, args).toString()
  })
}

/** Throws if qpdf finds an error in the file. */
export const checkWithQpdf = (pdf: Buffer) =>
  written(pdf, (file) => program('qpdf', ['--check', file]).toString())

/** A page as a PNG. */
export const pictureOf = (pdf: Buffer, page: number, dpi: number): Buffer =>
  written(pdf, (file) => rasterised(file, page, dpi, ['-png']))

/** A page as pixels, three bytes each. */
export function pixelsOf(pdf: Buffer, page: number, dpi: number) {
  const ppm = written(pdf, (file) => rasterised(file, page, dpi, []))
  const [head, width, height] = /^P6\s(\d+) (\d+)\s255\s/.exec(ppm.toString('latin1', 0, 40))!
  return { width: Number(width), height: Number(height), data: ppm.subarray(head.length) }
}

/** The texts of the QR symbols that a scanner reads on a page. */
export function scannedSymbols(pdf: Buffer, page: number, dpi: number): string[] {
  const picture = pictureOf(pdf, page, dpi)
  const args = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable']
  const text = written(picture, (file) => program('zbarimg', [...args, file]).toString())
  return text.trim().split('\n')
}

/** The words of each page with their middle, in millimetres from the top left corner. */
export function placedWords(pdf: Buffer): { text: string; x: number; y: number }[][] {
  const html = written(pdf, (file) => program('pdftotext', ['-bbox', file, '-']).toString())
  return html
    .split('<page ')
    .map((page) =>
      Array.from(
        page.matchAll(/xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g),
        ([, left, top, right, bottom, text]) => ({
          text,
          x: mm(String((Number(left) + Number(right)) / 2)),
          y: mm(String((Number(top) + Number(bottom)) / 2)),
        })
      )
    )
    .slice(1)
}

const rasterised = (file: string, page: number, dpi: number, more: string[]) =>
  program('pdftoppm', ['-r', `${dpi}`, '-f', `${page}`, '-l', `${page}`, ...more, file])

function written<Result>(bytes: Buffer, read: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'))
  try {
    const file = join(folder, 'cards.pdf')
    writeFileSync(file, bytes)
    return read(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Page sizes in millimetres, in order. */
export function pageSizes(pdf: Buffer): { width: number; height: number }[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  return Array.from(boxes, ([, w, h]) => ({ width: mm(w), height: mm(h) }))
}

/** The texts of all QR symbols, read from the drawn modules. */
export function decodeSymbols(pdf: Buffer): string[] {
  return contents(pdf).flatMap((content) => {
    const path = /((?:\d+ \d+ \d+ 1 re )+)f/.exec(content)?.[1]
    return path ? [decode(path)] : []
  })
}

function contents(pdf: Buffer): string[] {
  const headers = pdf.toString('latin1').matchAll(/\/Length (\d+)\n[^]*?\nstream\n/g)
  return Array.from(headers, (header) => {
    const start = header.index + header[0].length
    const bytes = pdf.subarray(start, start + Number(header[1]))
    return header[0].includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : ''
  })
}

function decode(path: string): string {
  const runs = Array.from(path.matchAll(/(\d+) (\d+) (\d+) 1 re /g), (run) => run.map(Number))
  const modules = Math.max(...runs.map(([, x, , w]) => x + w))
  const scale = 4
  const side = (modules + 8) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, w] of runs) {
    for (let row = (y + 4) * scale; row < (y + 5) * scale; row++) {
      for (let column = (x + 4) * scale; column < (x + 4 + w) * scale; column++) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return jsQR.default(pixels, side, side)?.data ?? 'unreadable'
}

function mm(points: string): number {
  return Math.round((Number(points) / 72) * 25.4 * 100) / 100
}
