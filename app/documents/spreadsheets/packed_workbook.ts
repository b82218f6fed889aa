import { posix } from 'node:path'
import * as XLSX from 'xlsx'
import { readSheet, type SheetCell } from '#documents/spreadsheets/sheet'
import { isDate, isSince1904, momentOf, opened, shownIn } from '#documents/spreadsheets/sheetjs'
import { readStrings, unescaped } from '#documents/spreadsheets/strings'
import type { Book } from '#documents/spreadsheets/workbook'
import { readXml } from '#documents/spreadsheets/xml'

// What SheetJS does with a packed workbook once it is unpacked; its types do not name it.
const { parse_zip: parseZip } = XLSX as unknown as {
  parse_zip(packed: object, options: XLSX.ParsingOptions): XLSX.WorkBook
}

/** What SheetJS knows of a packed workbook besides its sheets and texts. */
type Frame = XLSX.WorkBook & {
  Workbook: { Sheets: { id?: string }[] }
  Styles: { CellXf?: { numFmtId?: number }[] }
  SSF: Record<number, string>
}

/**
 * A workbook of today (.xlsx), unfolded. SheetJS says what its sheets and its formats are; texts
 * and sheets are read piece by piece, for as SheetJS's objects they take many times their memory.
 * @throws Unreadable
 */
export function packedBook(unfolded: Map<string, Buffer>): Book {
  const parts = new Parts(unfolded)
  const [main = 'xl/workbook.xml'] = parts.relatedTo('', 'officeDocument').values()
  const sheets = parts.relatedTo(main, 'worksheet')
  const [strings] = parts.relatedTo(main, 'sharedStrings').values()
  const frame = opened(parseZip, parts.without([...sheets.values(), strings]), {
    sheets: [],
  }) as Frame
  const textOf = textsOf(frame, strings ? readStrings(parts.read(strings)) : [])
  return {
    sheets: frame.SheetNames,
    shown: shownIn(frame),
    read(name, take, lines) {
      const index = frame.SheetNames.indexOf(name)
      const part = sheets.get(frame.Workbook.Sheets[index]?.id ?? '')
      if (part) readSheet(parts.read(part), textOf, take, lines)
    },
  }
}

/** The parts of a packed workbook; their names are one in capitals and small letters. */
class Parts {
  #parts: Map<string, { name: string; content: Buffer }>

  constructor(parts: Map<string, Buffer>) {
    this.#parts = new Map([...parts].map(([name, content]) => [keyOf(name), { name, content }]))
  }

  read(name: string): Buffer {
    return this.#parts.get(keyOf(name))?.content ?? Buffer.alloc(0)
  }

  /** The parts of a kind that one names, by what it calls them. */
  relatedTo(name: string, kind: string): Map<string, string> {
    const { dir, base } = posix.parse(name)
    const found = new Map<string, string>()
    readXml(this.read(posix.join(dir, '_rels', `${base}.rels`)), {
      open(tag, { Id: id, Type: type, Target: target }) {
        if (tag === 'Relationship' && target && type?.endsWith(`/${kind}`))
          found.set(id, posix.resolve('/', dir, target).slice(1))
      },
      close() {},
      text() {},
    })
    return found
  }

  /** All but some, as SheetJS takes them. */
  without(names: (string | undefined)[]): object {
    const left = new Set(names.map((name) => keyOf(name ?? '')))
    const packed = XLSX.CFB.utils.cfb_new()
    for (const [key, { name, content }] of this.#parts)
      if (!left.has(key)) XLSX.CFB.utils.cfb_add(packed, name, content, { unsafe: true })
    return packed
  }
}

const keyOf = (name: string) => name.toLowerCase()

function textsOf(frame: Frame, strings: string[]): (cell: SheetCell) => string {
  const since1904 = isSince1904(frame)
  const dated = (frame.Styles.CellXf ?? []).map(({ numFmtId }) =>
    isDate(frame.SSF[numFmtId ?? 0] ?? '')
  )
  return ({ type, style, value }) => {
    switch (type) {
      case 's':
        return strings[Number.parseInt(value)] ?? ''
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
