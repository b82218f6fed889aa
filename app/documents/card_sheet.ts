import { pipeline } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import PDFDocument from 'pdfkit'
import { recordBack } from '#documents/cards/back'
import { drawCover, type Cover } from '#documents/cards/cover'
import { recordFront } from '#documents/cards/front'
import { layouts } from '#documents/cards/layouts'
import { Pen } from '#documents/cards/pen'
import { SheetPrinter, type Card } from '#documents/cards/sheet_printer'
import { qrSymbol } from '#documents/cards/qr'
import type { CardFace } from '#documents/cards/face'
import type { Layout } from '#documents/cards/layout'
import type { SheetKind } from '#documents/cards/sheets'
import type { CardLayout } from '#shared/choices'

export { missingGlyphs } from '#documents/cards/fonts'
export { logLeftOut, type LeftOut } from '#documents/cards/left_out'
export { printHash, type CardFace, type CardText, type Picture } from '#documents/cards/face'
export { layouts } from '#documents/cards/layouts'
export type { Layout } from '#documents/cards/layout'
export type { Cover } from '#documents/cards/cover'
export type { SheetKind } from '#documents/cards/sheets'

export type CardSheetOptions = {
  layout: CardLayout | Layout
  sheet: SheetKind
  /** For printers that print one side only. */
  back?: boolean
  cover?: Cover
  /** No person's name belongs here. */
  title?: string
  createdAt?: Date
}

/** Serials of the cards in the file, of those left out, and of those without a readable photo. */
type CardSheetReport = {
  drawn: string[]
  failed: { serial: string; error: Error }[]
  withoutPhoto: string[]
}

/**
 * Cards as a PDF: `single` has a page for each side, `a4` fronts, then backs, for duplex on the long edge.
 * Faces are read and written one by one, so memory does not grow with their number. Cards that cannot
 * be drawn are left out, unreadable photos too; the report names both. An error of `faces` or of the
 * stream is thrown, and the stream destroyed. Letters that the fonts lack show as boxes.
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
    const printer = new SheetPrinter(pen, this.#layout, this.options.sheet)

    const { cover, back = true } = this.options
    if (cover) printer.cover((page) => drawCover(pen, cover, page), { back })
    for await (const face of this.faces) {
      const card = this.#record(pen, face, report)
      if (card) printer.add(card)
      yield* readyChunks(document)
    }
    printer.finish()
    document.end()
    yield* readyChunks(document)
  }

  #open(): PDFKit.PDFDocument {
    const { title = 'Acreditaciones / Accreditation cards', createdAt = new Date() } = this.options
    return new PDFDocument({
      autoFirstPage: false,
      // No font of pdfkit, which would not be embedded.
      font: '',
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

function openPhoto(document: PDFKit.PDFDocument, photo: Buffer | null) {
  if (photo?.[0] !== 0xff || photo[1] !== 0xd8) return null
  try {
    const image = document.openImage(photo)
    return image.width > 0 ? image : null
  } catch {
    // The report names the card.
    return null
  }
}

/** Takes what pdfkit has ready, because pdfkit does not wait for the stream. */
function* readyChunks(document: PDFKit.PDFDocument): Generator<Buffer> {
  let chunk: Buffer | null
  while ((chunk = document.read()) !== null) yield chunk
}
