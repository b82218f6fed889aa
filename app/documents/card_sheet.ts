import { pipeline } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import PDFDocument from 'pdfkit'
import { recordBack } from '#documents/cards/back'
import { recordFront } from '#documents/cards/front'
import { layouts, type LayoutKey } from '#documents/cards/layouts'
import { MM, Pen, type Stamp } from '#documents/cards/pen'
import { qrSymbol } from '#documents/cards/qr'
import { imposition, type Place, type SheetKind } from '#documents/cards/sheets'
import type { CardFace } from '#documents/cards/face'
import type { Layout } from '#documents/cards/layout'

export { missingGlyphs } from '#documents/cards/fonts'
export { printHash, type CardFace } from '#documents/cards/face'
export { layouts, type LayoutKey } from '#documents/cards/layouts'
export type { Layout } from '#documents/cards/layout'
export type { SheetKind } from '#documents/cards/sheets'

export type CardSheetOptions = {
  layout: LayoutKey | Layout
  sheet: SheetKind
  /** Without back sides, for printers that take one side only. */
  back?: boolean
  /** The file's title; no person's name belongs here. */
  title?: string
  createdAt?: Date
}

/** By serial: what the file holds, what could not be drawn and is not in it, whose photo failed. */
export type CardSheetReport = {
  drawn: string[]
  failed: { serial: string; error: Error }[]
  withoutPhoto: string[]
}

type Card = { front: Stamp; back: Stamp | null }

/**
 * Accreditation cards as a PDF, front and back, in the order of `faces`.
 *
 * `single` gives a page a side, the size of the card; `a4` as many cards on a sheet as the
 * layout says, fronts then backs for duplex on the long edge. Faces are read as they are
 * drawn and the file leaves as the stream takes it, so memory does not grow with the batch.
 *
 * A face that cannot be drawn is left out and reported; a photo that cannot be read is drawn
 * as missing and reported. An error of `faces` or of the stream is thrown, the stream
 * destroyed. Fonts are embedded; letters they lack show as boxes (see `missingGlyphs`).
 */
export class CardSheet {
  readonly #layout: Layout

  constructor(
    private readonly faces: Iterable<CardFace> | AsyncIterable<CardFace>,
    private readonly options: CardSheetOptions
  ) {
    const { layout } = options
    this.#layout = typeof layout === 'string' ? layouts[layout] : layout
  }

  async render(stream: Writable): Promise<CardSheetReport> {
    const report: CardSheetReport = { drawn: [], failed: [], withoutPhoto: [] }
    await pipeline(this.#chunks(report), stream)
    return report
  }

  async *#chunks(report: CardSheetReport): AsyncGenerator<Buffer> {
    const document = this.#open()
    const pen = new Pen(document)
    const sheet = new SheetOfCards(pen, this.#layout, this.options.sheet)

    for await (const face of this.faces) {
      const card = this.#record(pen, face, report)
      if (card) sheet.add(card)
      yield* written(document)
    }
    sheet.finish()
    document.end()
    yield* written(document)
  }

  #open(): PDFKit.PDFDocument {
    const { title = 'Acreditaciones / Accreditation cards', createdAt = new Date() } = this.options
    return new PDFDocument({
      autoFirstPage: false,
      // None of pdfkit's own: those are never embedded.
      font: null as unknown as string,
      pdfVersion: '1.7',
      displayTitle: true,
      info: { Title: title, Creator: 'CardSheet', Producer: 'pdfkit', CreationDate: createdAt },
    })
  }

  #record(pen: Pen, face: CardFace, report: CardSheetReport): Card | null {
    try {
      const photo = openPhoto(pen.document, face.photo)
      const ready = { face, photo, qr: qrSymbol(face.token) }
      const front = recordFront(pen, ready, this.#layout)
      const back = this.options.back === false ? null : recordBack(pen, face, this.#layout)
      report.drawn.push(face.serial)
      if (face.photo && !photo) report.withoutPhoto.push(face.serial)
      return { front, back }
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      report.failed.push({ serial: face.serial, error })
      return null
    }
  }
}

/** Collects cards until a sheet is full. */
class SheetOfCards {
  readonly #plan
  #cards: Card[] = []
  #pages = 0

  constructor(
    private readonly pen: Pen,
    private readonly layout: Layout,
    kind: SheetKind
  ) {
    this.#plan = imposition(layout, kind)
  }

  add(card: Card): void {
    this.#cards.push(card)
    if (this.#cards.length === this.#plan.fronts.length) this.#print()
  }

  finish(): void {
    if (this.#cards.length) this.#print()
    // A PDF without a page is no PDF.
    if (this.#pages === 0) this.#page([], [])
  }

  #print(): void {
    const { fronts, backs } = this.#plan
    const cards = this.#cards
    this.#cards = []
    this.#page(
      cards.map(({ front }) => front),
      fronts
    )
    const sides = cards.flatMap(({ back }) => back ?? [])
    if (sides.length) this.#page(sides, backs)
  }

  #page(sides: Stamp[], places: Place[]): void {
    const { width, height, marks, bleed } = this.#plan
    this.pen.document.addPage({ size: [width * MM, height * MM], margin: 0 })
    this.#pages++
    const { width: w, height: h } = this.layout
    const clip = { x: -bleed, y: -bleed, w: w + 2 * bleed, h: h + 2 * bleed }
    sides.forEach((side, i) => this.pen.place(side, { ...places[i], clip }))
    for (const { x1, y1, x2, y2 } of marks) {
      this.pen.path(`M${x1} ${y1}L${x2} ${y2}`, { stroke: '#000000', width: 0.25 / MM })
    }
  }
}

/** Null for what is no readable JPEG; the card is then drawn without. */
function openPhoto(document: PDFKit.PDFDocument, photo: Buffer | null) {
  if (photo?.[0] !== 0xff || photo[1] !== 0xd8) return null
  try {
    const image = document.openImage(photo)
    return image.width > 0 && image.height > 0 ? image : null
  } catch {
    // Whatever is wrong with it, the report tells whose photo it was.
    return null
  }
}

/** What pdfkit, which knows no backpressure, has written so far. */
function* written(document: PDFKit.PDFDocument): Generator<Buffer> {
  let chunk: Buffer | null
  while ((chunk = document.read() as Buffer | null) !== null) yield chunk
}
