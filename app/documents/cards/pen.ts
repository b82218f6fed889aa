import { fit, type Wrapping } from '#documents/cards/fit'
import { printable, registerFonts, type FontName } from '#documents/cards/fonts'
import { MM, Stamps } from '#documents/cards/stamps'
import type { Picture } from '#documents/cards/face'
import type { Box, TextBox } from '#documents/cards/layout'

type Ink = { fill?: string; stroke?: string; width?: number; radius?: number }
type TextLook = {
  font?: FontName
  color: string
  leading?: number
  gap?: number
  wrapping?: Wrapping
}

/** Without ligatures: with them, nobody can search or copy the name `Leffler` in the file. */
export const LETTERS = {
  // pdfkit accepts this form; its types do not.
  features: { liga: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[],
}
export const ONE_LINE = { ...LETTERS, lineBreak: false, baseline: 'alphabetic' as const }

// Height of the capitals of Noto Sans, relative to the font size.
const CAP_HEIGHT = 0.714
// Opacity that gives grey text a contrast of 4.5 on the darkest picture.
const VEIL = 0.86

/** Draws on a pdfkit document in millimetres, y downwards. Colours are `#rrggbb`. */
export class Pen {
  readonly stamps: Stamps
  readonly #pictures = new Map<string, PDFKit.Mixins.ImageSrc>()

  constructor(readonly document: PDFKit.PDFDocument) {
    registerFonts(document)
    this.stamps = new Stamps(document)
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

  /** Units and stroke width in millimetres. */
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

  /** Centred and complete. A picture is stored in the file once. */
  picture(picture: Picture, { x, y, w, h }: Box): void {
    const room: [number, number] = [w * MM, h * MM]
    const place = { fit: room, align: 'center', valign: 'center' } as const
    this.document.image(this.#opened(picture), x * MM, y * MM, place)
  }

  /** Fills the box; edges are cut off if the proportions differ. */
  ground(picture: Picture, box: Box): void {
    this.photo(this.#opened(picture), box, 0)
  }

  /** A translucent white layer. */
  veil(box: Box, radius: number): void {
    this.document.save().fillOpacity(VEIL)
    this.rect(box, { fill: '#ffffff', radius })
    this.document.restore()
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

  /** Shrinks the paragraphs to fit; empty ones are skipped. */
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
        this.document.fontSize(size).text(line, box.x * MM + indent, baseline, ONE_LINE)
        baseline += leading * size
      }
      baseline += gap * size
    }
  }

  #opened({ key, picture }: Picture): PDFKit.Mixins.ImageSrc {
    const image = this.#pictures.get(key) ?? this.document.openImage(picture)
    this.#pictures.set(key, image)
    return image
  }

  #width(text: string): number {
    return this.document.fontSize(1).widthOfString(text, LETTERS)
  }

  #paint({ fill, stroke, width = 0.2 }: Ink): void {
    const { document } = this
    if (stroke) document.lineWidth(width * MM).strokeColor(stroke)
    if (fill && stroke) document.fillAndStroke(fill, stroke)
    else if (fill) document.fill(fill)
    else document.stroke()
  }
}
