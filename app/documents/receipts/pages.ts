import type { Pen } from '#documents/cards/pen'
import type { Receipt } from '#documents/pickup_receipt'
import type { Typesetter } from '#documents/leaflets/typesetter'
import {
  headBlocks,
  headRow,
  listRow,
  signatureBlock,
  type Block,
} from '#documents/receipts/blocks'

export type Element = ReturnType<PDFKit.PDFDocument['struct']>

export type Placed = Block & { y: number }

const FIRST_TOP = 42
const TOP = 20
const BOTTOM = 279
const ROWS_WITH_SIGNATURE = 3

export function pagesOf(receipt: Receipt, pen: Pen, typesetter: Typesetter): Placed[][] {
  const heads = headRow(receipt, pen)
  const pages: Placed[][] = [[]]
  let y = FIRST_TOP
  const place = (block: Block) => {
    pages.at(-1)!.push({ ...block, y })
    y += block.height
  }
  const startPage = () => {
    pages.push([])
    y = TOP
  }
  for (const block of headBlocks(receipt, pen, typesetter)) place(block)
  if (receipt.rows.length > 0) place(heads)
  receipt.rows.forEach((row, index) => {
    const block = listRow(row, index, receipt, pen)
    if (y + block.height > BOTTOM) {
      startPage()
      place(heads)
    }
    place(block)
  })
  const signature = signatureBlock(receipt, pen, typesetter)
  if (y + signature.height > BOTTOM) {
    const rows = takeLastRows(pages.at(-1)!)
    startPage()
    if (rows.length > 0) for (const block of [heads, ...rows]) place(block)
  }
  place(signature)
  return pages
}

/** Takes rows off the page, so that the signature is not alone on the next one. */
function takeLastRows(page: Placed[]): Placed[] {
  const rows = page.filter(({ tag }) => tag === 'TR').length - 1
  return page.splice(page.length - Math.min(ROWS_WITH_SIGNATURE, Math.max(0, rows - 1)))
}
