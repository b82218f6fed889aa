import { buffer } from 'node:stream/consumers'
import type { Locale } from '#config/i18n'
import { Pen } from '#documents/cards/pen'
import { blanksOf, type Blanks, type Edition } from '#documents/leaflets/edition'
import { drawBand, drawFoot, drawHead } from '#documents/leaflets/furniture'
import { Typesetter } from '#documents/leaflets/typesetter'
import { openSheet } from '#documents/leaflets/sheet'
import { pagesOf, type Element, type Placed } from '#documents/receipts/pages'

type Fact = { label: string; text: string }

export type Receipt = {
  locale: Locale
  edition: Edition
  /** Time of signing or printing; also the date of the file. */
  at: Date
  title: string
  mark: string | null
  facts: Fact[]
  sentence: string
  heads: { number: string; name: string; serial: string; tick: string | null }
  rows: { name: string; serial: string }[]
  signature: {
    heading: string
    /** PNG; without it an empty line to sign on. */
    image: Buffer | null
    facts: Fact[]
  }
}

/**
 * The receipt for cards that somebody collected, or the list to sign on paper: A4, tagged, with
 * embedded fonts, in the look of the leaflets. The same receipt gives the same bytes.
 */
export class CollectiveReceipt {
  constructor(private readonly receipt: Receipt) {}

  render(): Promise<Buffer> {
    const { receipt } = this
    const blanks = blanksOf(receipt.edition, receipt.locale)
    const document = open(receipt, blanks)
    const pen = new Pen(document)
    const typesetter = new Typesetter(pen, blanks, receipt.edition.accent)
    const pages = pagesOf(receipt, pen, typesetter)
    const root = document.struct('Document')
    document.addStructure(root)
    pages.forEach((blocks, index) => {
      document.addPage()
      document.markContent('Artifact', { type: 'Layout' })
      if (index === 0) drawBand(pen, typesetter, receipt.edition, blanks)
      else drawHead(pen, typesetter, `${blanks.tournament} · ${receipt.title}`)
      drawFoot(pen, `${blanks.organiser} · ${blanks.contact}`, `${index + 1} / ${pages.length}`)
      document.endMarkedContent()
      drawBlocks(document, root, blocks)
    })
    root.end()
    document.end()
    return buffer(document)
  }
}

/** Rows in succession form a table; each page has its own. */
function drawBlocks(document: PDFKit.PDFDocument, root: Element, blocks: Placed[]) {
  let table: Element | null = null
  for (const { tag, y, parts } of blocks) {
    if (tag !== 'TR') {
      table?.end()
      table = null
      for (const part of parts) root.add(document.struct(part.tag, {}, () => part.draw(y)))
      continue
    }
    if (!table) {
      table = document.struct('Table')
      root.add(table)
    }
    const row = document.struct('TR')
    table.add(row)
    for (const part of parts) row.add(document.struct(part.tag, {}, () => part.draw(y)))
    row.end()
  }
  table?.end()
}

const open = ({ title, locale, at }: Receipt, blanks: Blanks) =>
  openSheet(`${title} · ${blanks.tournament}`, blanks, locale, {
    Creator: 'CollectiveReceipt',
    CreationDate: at,
  })
