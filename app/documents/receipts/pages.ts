import type { Pen } from '#documents/cards/pen'
import type { Receipt } from '#documents/collective_receipt'
import type { Hand } from '#documents/leaflets/hand'
import { headRow, listRow, signature, top, type Block } from '#documents/receipts/blocks'

export type Element = ReturnType<PDFKit.PDFDocument['struct']>

export type Placed = Block & { y: number }

const FIRST_TOP = 42
const TOP = 20
const BOTTOM = 279
const KEPT = 3

export function pagesOf(receipt: Receipt, pen: Pen, hand: Hand): Placed[][] {
  const heads = headRow(receipt, pen)
  const pages: Placed[][] = [[]]
  let y = FIRST_TOP
  const place = (block: Block) => {
    pages.at(-1)!.push({ ...block, y })
    y += block.height
  }
  const turn = () => {
    pages.push([])
    y = TOP
  }
  for (const block of top(receipt, pen, hand)) place(block)
  if (receipt.rows.length > 0) place(heads)
  receipt.rows.forEach((row, index) => {
    const block = listRow(row, index, receipt, pen)
    if (y + block.height > BOTTOM) {
      turn()
      place(heads)
    }
    place(block)
  })
  const end = signature(receipt, pen, hand)
  if (y + end.height > BOTTOM) {
    const last = lastRows(pages.at(-1)!)
    turn()
    if (last.length > 0) for (const block of [heads, ...last]) place(block)
  }
  place(end)
  return pages
}

/** Kept with the signature, which never stands alone on a page. */
function lastRows(page: Placed[]): Placed[] {
  const rows = page.filter(({ tag }) => tag === 'TR').length - 1
  return page.splice(page.length - Math.min(KEPT, Math.max(0, rows - 1)))
}
