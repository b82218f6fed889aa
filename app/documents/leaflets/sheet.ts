import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Locale } from '#config/i18n'
import { Pen } from '#documents/cards/pen'
import { MM } from '#documents/cards/stamps'
import type { Blanks, Edition } from '#documents/leaflets/edition'
import { drawBand, drawFoot, drawHead, PAGE } from '#documents/leaflets/furniture'
import { Typesetter, QUIET, type Typeset } from '#documents/leaflets/typesetter'
import { TEXT, type Piece } from '#documents/leaflets/piece'
import { piecesOf } from '#documents/leaflets/pieces'
import type { Source } from '#documents/leaflets/source'

type Placed = Piece & { y: number }
type Element = ReturnType<PDFKit.PDFDocument['struct']>

const TITLE_TOP = 42
const TOP = 22
const BOTTOM = 279
const TITLE = { size: 22, leading: 1.2 }
const VERSION = { es: 'Versión', en: 'Version' }
const LANGUAGE = { es: 'es-ES', en: 'en-GB' }

type Look = { edition: Edition; blanks: Blanks; locale: Locale }

/** What stands on the pages after the first one, and at the foot of all. */
type Words = { head: string; foot: string }

/** An A4 PDF, tagged, in the look of the leaflets. */
export class Sheet {
  readonly document: PDFKit.PDFDocument
  readonly pen: Pen
  readonly typesetter: Typesetter

  constructor(
    title: string,
    private look: Look,
    info: PDFKit.DocumentInfo = {}
  ) {
    const { edition, blanks, locale } = look
    this.document = openDocument(title, blanks, locale, info)
    this.pen = new Pen(this.document)
    this.typesetter = new Typesetter(this.pen, blanks, edition.accent)
  }

  /** Draws pieces below the band of the first page and on further ones. */
  drawPieces(pieces: Piece[], words: Words): Promise<Buffer> {
    return this.drawPages(layOut(pieces, TITLE_TOP), words, (page, root) =>
      drawPieces(this.document, root, page)
    )
  }

  drawPages<Page>(
    pages: Page[],
    { head, foot }: Words,
    draw: (page: Page, root: Element, index: number) => void
  ): Promise<Buffer> {
    const { document, pen, typesetter } = this
    const { edition, blanks } = this.look
    const root = document.struct('Document')
    document.addStructure(root)
    pages.forEach((page, index) => {
      document.addPage()
      document.markContent('Artifact', { type: 'Pagination' })
      if (index === 0) drawBand(pen, typesetter, edition, blanks)
      else drawHead(pen, typesetter, head)
      drawFoot(pen, `${blanks.organiser} · ${foot}`, `${index + 1} / ${pages.length}`)
      document.endMarkedContent()
      draw(page, root, index)
    })
    root.end()
    document.end()
    return buffer(document)
  }
}

export function drawLeaflet(source: Source, look: Look): Promise<Buffer> {
  const { blanks, locale } = look
  const sheet = new Sheet(`${source.title} · ${blanks.tournament}`, look)
  const { document, pen, typesetter } = sheet
  const version = `${VERSION[locale]} ${source.version}`
  const title = balanced(source.title, typesetter)
  const words = { head: `${blanks.tournament} · ${source.title}`, foot: version }
  const pages = layOut(piecesOf(source.blocks, typesetter), TITLE_TOP + title.height + 9)
  return sheet.drawPages(pages, words, (pieces, root, index) => {
    if (index === 0) {
      root.add(document.struct('H1', {}, () => title.draw(TEXT.x, TITLE_TOP)))
      const under = { x: TEXT.x, y: TITLE_TOP + title.height, w: TEXT.w, h: 6, size: 9, min: 9 }
      root.add(document.struct('P', {}, () => pen.text(version, under, { color: QUIET })))
    }
    drawPieces(document, root, pieces)
  })
}

/** Avoids a last line of one word. */
function balanced(title: string, typesetter: Typesetter): Typeset {
  const at = (width: number) => typesetter.set([{ text: title, font: 'bold' }], width, TITLE)
  let width = TEXT.w
  while (width > TEXT.w / 2 && at(width - 2).height === at(TEXT.w).height) width -= 2
  return at(width)
}

function openDocument(
  title: string,
  { organiser }: Blanks,
  locale: Locale,
  info: PDFKit.DocumentInfo
): PDFKit.PDFDocument {
  return new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.w * MM, PAGE.h * MM],
    margin: 0,
    // No font of pdfkit, which would not be embedded.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: LANGUAGE[locale],
    info: { Title: title, Author: organiser, Creator: 'Leaflet', Producer: 'pdfkit', ...info },
  })
}

function layOut(pieces: Piece[], firstTop: number): Placed[][] {
  const pages: Placed[][] = [[]]
  let y = firstTop
  for (let at = 0, end = 0; at < pieces.length; at = end) {
    end = pieces.findIndex((piece, i) => i >= at && !piece.keep) + 1 || pieces.length
    const group = pieces.slice(at, end)
    const height = group.reduce((sum, piece) => sum + piece.before + piece.height, 0)
    let turn = y + height > BOTTOM
    for (const piece of group) {
      if (turn || y + piece.before + piece.height > BOTTOM) {
        pages.push([])
        y = TOP
        turn = false
      }
      const page = pages.at(-1)!
      if (page.length) y += piece.before
      page.push({ ...piece, y })
      y += piece.height
    }
  }
  return pages
}

function drawPieces(document: PDFKit.PDFDocument, root: Element, pieces: Placed[]): void {
  let shared: { tag?: string; element: Element } = { element: root }
  for (const { tag, within, parts, y } of pieces) {
    if (within !== shared.tag) {
      const element = within ? document.struct(within) : root
      if (within) root.add(element)
      shared = { tag: within, element }
    }
    const children = parts.map(({ tag: own, draw }) =>
      own ? document.struct(own, {}, () => draw(y)) : () => draw(y)
    )
    shared.element.add(document.struct(tag, {}, children))
  }
}
