import type { Locale } from '#config/i18n'
import { blanksOf, type Edition } from '#documents/leaflets/edition'
import { Sheet } from '#documents/leaflets/sheet'
import { printable } from '#documents/cards/fonts'
import { pagesOf, type Element, type Placed } from '#documents/receipts/pages'

type Fact = { label: string; text: string }

export type Receipt = {
  locale: Locale
  /** The receipt has the look of this edition, the first of those that `tournament` names. */
  edition: Edition
  tournament: string
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

/** A receipt, or a list to sign on paper: A4, tagged. The same receipt gives the same bytes. */
export class PickupReceipt {
  constructor(private readonly receipt: Receipt) {}

  render(): Promise<Buffer> {
    const { edition, locale, title, at } = this.receipt
    const blanks = blanksOf(edition, locale)
    const { contact } = blanks
    const tournament = printable(this.receipt.tournament)
    const info = { Creator: 'PickupReceipt', CreationDate: at }
    const sheet = new Sheet(`${title} · ${tournament}`, { edition, blanks, locale }, info)
    const pages = pagesOf(this.receipt, sheet.pen, sheet.typesetter)
    const words = { head: `${tournament} · ${title}`, foot: contact }
    return sheet.drawPages(pages, words, (blocks, root) => drawBlocks(sheet.document, root, blocks))
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
