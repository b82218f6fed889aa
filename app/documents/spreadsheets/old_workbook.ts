import * as XLSX from 'xlsx'
import { limits } from '#documents/spreadsheets/limits'
import { isDate, isSince1904, momentOf, opened, shownIn } from '#documents/spreadsheets/sheetjs'
import { Unreadable } from '#documents/spreadsheets/unreadable'
import type { Book, TakeRow } from '#documents/spreadsheets/workbook'

/** A workbook of before 2007 (.xls). @throws Unreadable */
export function oldBook(content: Buffer): Book {
  const heads = opened(XLSX.read, content, { sheetRows: limits.headLines })
  return {
    sheets: heads.SheetNames,
    shown: shownIn(heads),
    read(sheet, take, lines) {
      const isHead = lines === limits.headLines
      takeRows(isHead ? heads : opened(XLSX.read, content, { sheets: sheet }), sheet, take)
    },
  }
}

function takeRows(book: XLSX.WorkBook, sheet: string, take: TakeRow) {
  const since1904 = isSince1904(book)
  const rows: (XLSX.CellObject | undefined)[][] = (book.Sheets[sheet] as any)?.['!data'] ?? []
  for (const [index, row] of rows.entries()) {
    if (!row || row.length === 0) continue
    const texts = Array.from(row, (cell) => textOf(cell, since1904))
    if (texts.slice(limits.columns).some(Boolean))
      throw new Unreadable('tooManyColumns', { most: limits.columns })
    take(index + 1, texts)
  }
}

function textOf(cell: XLSX.CellObject | undefined, date1904: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e' || cell.t === 'z')
    return ''
  if (cell.t === 'n' && cell.z && isDate(String(cell.z))) return momentOf(Number(cell.v), date1904)
  return String(cell.v)
}
