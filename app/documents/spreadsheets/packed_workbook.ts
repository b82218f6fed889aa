import * as XLSX from 'xlsx'
import { readSheet, type SheetCell } from '#documents/spreadsheets/sheet'
import {
  cellsOf,
  isDate,
  isSince1904,
  momentOf,
  opened,
  shownIn,
} from '#documents/spreadsheets/sheetjs'
import type { Book } from '#documents/spreadsheets/workbook'

// What SheetJS does with a packed workbook once it is unpacked; its types do not name it.
const { parse_zip: parseZip } = XLSX as unknown as {
  parse_zip(packed: object, options: XLSX.ParsingOptions): XLSX.WorkBook
}

/** What SheetJS knows of a packed workbook besides its sheets. */
type Frame = XLSX.WorkBook & {
  Strings: { t?: string }[]
  Styles: { CellXf?: { numFmtId?: number }[] }
  SSF: Record<number, string>
}

/**
 * A workbook of today (.xlsx), unfolded. SheetJS says what its sheets, texts and formats are; the
 * sheets themselves are read piece by piece, for as a whole they take a hundred times their memory.
 * @throws Unreadable
 */
export function packedBook(parts: Map<string, Buffer>): Book {
  const sheets = [...parts.values()].filter(isSheet)
  const frame = opened(parseZip, marked(parts, sheets)) as Frame
  const textOf = textsOf(frame)
  return {
    sheets: frame.SheetNames,
    shown: shownIn(frame),
    read(name, take, lines) {
      const mark = cellsOf(frame, name)[0]?.[0]?.v
      if (mark !== undefined) readSheet(sheets[Number(mark)], textOf, take, lines)
    },
  }
}

const isSheet = (part: Buffer) =>
  /<(?:\w+:)?worksheet[\s>]/.test(part.subarray(0, 4096).toString('latin1'))

/** The parts, with each sheet replaced by one that holds its number: so it is known by its name. */
function marked(parts: Map<string, Buffer>, sheets: Buffer[]): object {
  const packed = XLSX.CFB.utils.cfb_new()
  for (const [name, part] of parts) {
    const mark = sheets.indexOf(part)
    const content = mark < 0 ? part : Buffer.from(`<worksheet>${cellWith(mark)}</worksheet>`)
    XLSX.CFB.utils.cfb_add(packed, name, content, { unsafe: true })
  }
  return packed
}

const cellWith = (value: number) =>
  `<sheetData><row r="1"><c r="A1"><v>${value}</v></c></row></sheetData>`

function textsOf(frame: Frame): (cell: SheetCell) => string {
  const since1904 = isSince1904(frame)
  const dated = (frame.Styles.CellXf ?? []).map(({ numFmtId }) =>
    isDate(frame.SSF[numFmtId ?? 0] ?? '')
  )
  return ({ type, style, value }) => {
    switch (type) {
      case 's':
        return frame.Strings[Number.parseInt(value)]?.t ?? ''
      case 'str':
      case 'inlineStr':
        return unescaped(value)
      case 'b':
        return value && String(['1', 'true'].includes(value.trim()))
      case 'e':
        return ''
      case 'd':
        return value.replace(/T(\d\d:\d\d).*$/, (_, time) => (time === '00:00' ? '' : ` ${time}`))
    }
    const number = Number.parseFloat(value)
    if (Number.isNaN(number)) return value
    return style !== undefined && dated[Number(style)]
      ? momentOf(number, since1904)
      : String(number)
  }
}

/** Characters that XML does not have are written by their numbers. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
