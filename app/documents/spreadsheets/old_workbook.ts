import * as XLSX from 'xlsx'
import { sentenceOf } from '#exceptions/error_facts'
import { isDateFormat, momentOf } from '#documents/spreadsheets/dates'
import { limits } from '#documents/spreadsheets/limits'
import { Unreadable } from '#documents/spreadsheets/unreadable'
import type { Book, TakeRow } from '#documents/spreadsheets/workbook'

const options: XLSX.ParsingOptions = {
  type: 'buffer',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  cellStyles: false,
  bookVBA: false,
}

/** A workbook in the format before 2007 (.xls), read by SheetJS. @throws Unreadable */
export function oldBook(content: Buffer): Book {
  const heads = opened(content, { sheetRows: limits.headLines })
  return {
    sheets: heads.SheetNames,
    shown: heads.SheetNames.filter((_, index) => !heads.Workbook?.Sheets?.[index]?.Hidden),
    read(sheet, take, lines) {
      const isHead = lines === limits.headLines
      takeRows(isHead ? heads : opened(content, { sheets: sheet }), sheet, take)
    },
  }
}

function opened(content: Buffer, more: XLSX.ParsingOptions): XLSX.WorkBook {
  try {
    return XLSX.read(content, { ...options, ...more })
  } catch (error) {
    throw new Unreadable(/password|encrypt/i.test(sentenceOf(error)) ? 'password' : 'broken')
  }
}

function takeRows(book: XLSX.WorkBook, sheet: string, take: TakeRow) {
  const since1904 = book.Workbook?.WBProps?.date1904 ?? false
  const rows: (XLSX.CellObject | undefined)[][] = book.Sheets[sheet]?.['!data'] ?? []
  for (const [index, row] of rows.entries()) {
    if (!row || row.length === 0) continue
    const texts = Array.from(row, (cell) => textOf(cell, since1904))
    if (texts.slice(limits.columns).some(Boolean))
      throw new Unreadable('tooManyColumns', { most: limits.columns })
    take(index + 1, texts)
  }
}

function textOf(cell: XLSX.CellObject | undefined, since1904: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e' || cell.t === 'z')
    return ''
  if (cell.t === 'n' && cell.z && isDateFormat(0, String(cell.z)))
    return momentOf(Number(cell.v), since1904)
  return String(cell.v)
}
