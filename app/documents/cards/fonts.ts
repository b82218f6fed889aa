import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

/** Noto Sans: Latin, Greek, Cyrillic, Devanagari. Parsed once, which saves 40 ms for each document. */
export type FontName = 'regular' | 'bold'

type EmbeddedFont = PDFKit.PDFDocument['_font']
type ParsedFont = EmbeddedFont['font']

const FILES: Record<FontName, string> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
}
const MOST_RUNS = 1000
/** For letters that the fonts lack. They lack this one too, so they draw an empty box. */
const BOX = '\u25a1'
const INVISIBLE = /[\p{Cf}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f]/gu
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu
const PLAIN = /^[\x20-\x7e\xa1-\xac\xae-\u017f]*$/

const require = createRequire(import.meta.url)
const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })
const glyphCache = new Map<number, boolean>()
let parsed: Record<FontName, ParsedFont> | undefined

export function registerFonts(document: PDFKit.PDFDocument): void {
  const fonts = parsedFonts()
  for (const name of ['regular', 'bold'] as const) {
    document.registerFont(name, fonts[name] as unknown as string)
    rememberRuns(document.font(name)._font)
  }
}

/** A text is measured several times before it is written; pdfkit would lay it out each time. */
function rememberRuns(font: EmbeddedFont) {
  const layOut = font.layoutRun.bind(font)
  const runs = new Map<string, object>()
  font.layoutRun = (text, features) => {
    const key = JSON.stringify([text, features])
    const run = runs.get(key) ?? layOut(text, features)
    if (runs.size >= MOST_RUNS) runs.clear()
    runs.set(key, run)
    return run
  }
}

/** The letters of `text` that would be drawn as empty boxes, without repetition. */
export function missingGlyphs(text: string): string[] {
  const clean = withoutControls(text)
  if (PLAIN.test(clean)) return []
  return [...new Set(letters(clean).filter((letter) => !isDrawable(letter)))]
}

/** One line of composed letters, none of them invisible; an empty box for each that the fonts lack. */
export function printable(text: string): string {
  const clean = withoutControls(text)
  if (PLAIN.test(clean)) return clean
  const drawn = letters(clean).map((letter) => (isDrawable(letter) ? letter : BOX))
  return drawn.join('').replace(INVISIBLE, '').replace(PILED_MARKS, '$1').trim()
}

function withoutControls(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

function letters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function isDrawable(letter: string): boolean {
  for (const character of letter.replace(INVISIBLE, '')) {
    if (!hasGlyph(character.codePointAt(0)!)) return false
  }
  return true
}

function hasGlyph(codePoint: number): boolean {
  let isInFonts = glyphCache.get(codePoint)
  if (isInFonts === undefined) {
    const { regular, bold } = parsedFonts()
    isInFonts = regular.hasGlyphForCodePoint(codePoint) && bold.hasGlyphForCodePoint(codePoint)
    glyphCache.set(codePoint, isInFonts)
  }
  return isInFonts
}

function parsedFonts(): Record<FontName, ParsedFont> {
  parsed ??= { regular: parse(FILES.regular), bold: parse(FILES.bold) }
  return parsed
}

/** pdfkit parses the file, because its parser is not among our dependencies. */
function parse(file: string): ParsedFont {
  const path = require.resolve(file)
  const document = new PDFDocument({ autoFirstPage: false, font: path })
  const { font } = document._font
  // If a glyph is first loaded as a part of another (the c of a ć), it never knows its own letter, and
  // text copied from later files would lack it.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  return font
}
