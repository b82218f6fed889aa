import { fit, type Wrapping } from '#documents/cards/fit'
import { printable, registerFonts, type FontName } from '#documents/cards/fonts'
import type { Box, TextBox } from '#documents/cards/layout'

export const MM = 72 / 25.4

export type Ink = {
  fill?: string
  stroke?: string
  width?: number
  radius?: number
  opacity?: number
}
export type TextLook = {
  font?: FontName
  color: string
  leading?: number
  gap?: number
  wrapping?: Wrapping
}
/** A drawing kept as a Form XObject, to be placed any number of times. */
export type Stamp = { label: string; form: PDFKit.PDFKitReference }

type Placing = { x: number; y: number; turn: number; clip?: Box }

// Of the em: Noto Sans' capitals, which are what looks centred in a line.
const CAP_HEIGHT = 0.714

/**
 * Draws on a pdfkit document in millimetres, y downwards. Colours are `#rrggbb`.
 * What a whole category shares is a `stamp`: drawn once, a few bytes on every card.
 */
export class Pen {
  readonly #stamps = new Map<string, Stamp>()
  #recorded = 0

  constructor(readonly document: PDFKit.PDFDocument) {
    registerFonts(document)
  }

  rect(box: Box, ink: Ink): void {
    const { x, y, w, h } = box
    if (ink.radius) this.document.roundedRect(x * MM, y * MM, w * MM, h * MM, ink.radius * MM)
    else this.document.rect(x * MM, y * MM, w * MM, h * MM)
    this.#paint(ink)
  }

  circle(x: number, y: number, radius: number, ink: Ink): void {
    this.document.circle(x * MM, y * MM, radius * MM)
    this.#paint(ink)
  }

  /** An SVG path whose units are millimetres; stroke `width` as well. */
  path(data: string, ink: Ink): void {
    this.document.save().scale(MM).path(data)
    this.#paint({ ...ink, width: (ink.width ?? 0.2) / MM })
    this.document.restore()
  }

  /** PDF operators in units of `unit` millimetres from (x, y), filled at once. */
  operators(content: string, x: number, y: number, unit: number, color: string): void {
    this.document
      .save()
      .translate(x * MM, y * MM)
      .scale(unit * MM)
      .fillColor(color)
    this.document.addContent(`${content}f`)
    this.document.restore()
  }

  photo(image: PDFKit.Mixins.ImageSrc, box: Box, radius: number): void {
    const { x, y, w, h } = box
    const size: [number, number] = [w * MM, h * MM]
    this.within(box, radius, () => {
      this.document.image(image, x * MM, y * MM, { cover: size, align: 'center', valign: 'center' })
    })
  }

  within(box: Box, radius: number, draw: () => void): void {
    const { x, y, w, h } = box
    this.document
      .save()
      .roundedRect(x * MM, y * MM, w * MM, h * MM, radius * MM)
      .clip()
    draw()
    this.document.restore()
  }

  /** Paragraphs of `text` shrunk into the box; empty ones take no room. */
  text(text: string | string[], box: TextBox, look: TextLook): void {
    const { font = 'regular', color, leading = 1.2, gap = 0, wrapping = 'title' } = look
    const texts = [text].flat().map(printable).filter(Boolean)
    if (texts.length === 0) return

    this.document.font(font).fillColor(color)
    const [width, height] = [box.w * MM, box.h * MM]
    const rules = { width, height, size: box.size, min: box.min, leading, gap, wrapping }
    const { size, paragraphs } = fit(texts, rules, (part) => this.#width(part))

    const lines = paragraphs.flat().length
    const spare = height - size * (lines * leading + gap * (paragraphs.length - 1))
    const shift = { top: 0, middle: spare / 2, bottom: spare }[box.valign ?? 'middle']
    let baseline = box.y * MM + shift + (size * (leading + CAP_HEIGHT)) / 2
    for (const paragraph of paragraphs) {
      for (const line of paragraph) {
        const left = width - this.#width(line) * size
        const indent = { left: 0, center: left / 2, right: left }[box.align ?? 'left']
        const place = { lineBreak: false, baseline: 'alphabetic' as const }
        this.document.fontSize(size).text(line, box.x * MM + indent, baseline, place)
        baseline += leading * size
      }
      baseline += gap * size
    }
  }

  /** What `draw` draws, done once under this key. */
  stamp(key: string, area: Box, draw: () => void): Stamp {
    const known = this.#stamps.get(key)
    if (known) return known
    const stamp = this.record(area, draw)
    this.#stamps.set(key, stamp)
    return stamp
  }

  /** Draws off the page; when `draw` throws, no page has a trace of it. */
  record({ x, y, w, h }: Box, draw: () => void): Stamp {
    const resources = { Font: {}, XObject: {}, ExtGState: {} }
    const form = this.document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [x, y, x + w, y + h].map((side) => side * MM),
      Resources: resources,
    })
    const page = this.document.page
    // pdfkit has no forms; it writes to whatever stands in the place of the page.
    this.document.page = {
      ...{ width: w * MM, height: h * MM, margins: { top: 0, left: 0, bottom: 0, right: 0 } },
      ...{ fonts: resources.Font, xobjects: resources.XObject, ext_gstates: resources.ExtGState },
      write: (content: Buffer) => form.write(content),
    } as unknown as PDFKit.PDFPage
    try {
      draw()
    } finally {
      this.document.page = page
      // An open reference would keep the whole document from ending.
      form.end()
    }
    return { label: `Stamp${++this.#recorded}`, form }
  }

  /** Puts the stamp's origin at (x, y), turned clockwise about it, cut to `clip` of its own. */
  place({ label, form }: Stamp, { x, y, turn, clip }: Placing = { x: 0, y: 0, turn: 0 }): void {
    const { document } = this
    ;(document.page as unknown as { xobjects: Record<string, unknown> }).xobjects[label] = form
    document.save()
    if (x || y) document.translate(x * MM, y * MM)
    if (turn) document.rotate(turn)
    if (clip) document.rect(clip.x * MM, clip.y * MM, clip.w * MM, clip.h * MM).clip()
    document.addContent(`/${label} Do`).restore()
  }

  #width(text: string): number {
    return this.document.fontSize(1).widthOfString(text)
  }

  #paint({ fill, stroke, width = 0.2, opacity }: Ink): void {
    const { document } = this
    if (opacity !== undefined) document.opacity(opacity)
    if (stroke) document.lineWidth(width * MM).strokeColor(stroke)
    if (fill) document.fillColor(fill)
    if (fill && stroke) document.fillAndStroke()
    else if (fill) document.fill()
    else document.stroke()
    if (opacity !== undefined) document.opacity(1)
  }
}
