import { posix } from 'node:path'
import { isoMoment } from '#documents/spreadsheets/cell'
import { isDateFormat, momentOf } from '#documents/spreadsheets/dates'
import { readSheet, readStrings, unescaped, type SheetCell } from '#documents/spreadsheets/sheet'
import type { Book } from '#documents/spreadsheets/workbook'
import { localOf, readXml } from '#text/xml'

/** A workbook of today (.xlsx), unfolded. */
export function packedBook(unfolded: Map<string, Buffer>): Book {
  const parts = new Parts(unfolded)
  const [main = 'xl/workbook.xml'] = parts.relatedTo('', 'officeDocument').values()
  const [strings] = parts.relatedTo(main, 'sharedStrings').values()
  const [styles] = parts.relatedTo(main, 'styles').values()
  const files = parts.relatedTo(main, 'worksheet')
  const { sheets, since1904 } = readFrame(parts.read(main))
  const textOf = textsOf(
    strings ? readStrings(parts.read(strings)) : [],
    styles ? datedStyles(parts.read(styles)) : [],
    since1904
  )
  return {
    sheets: sheets.map(({ name }) => name),
    shown: sheets.filter(({ hidden }) => !hidden).map(({ name }) => name),
    read(wanted, take, lines) {
      const part = files.get(sheets.find(({ name }) => name === wanted)!.id)
      if (part) readSheet(parts.read(part), textOf, take, lines)
    },
  }
}

/** The parts of a packed workbook; their names are one in capitals and small letters. */
class Parts {
  #parts: Map<string, Buffer>

  constructor(parts: Map<string, Buffer>) {
    this.#parts = new Map([...parts].map(([name, content]) => [name.toLowerCase(), content]))
  }

  read(name: string): Buffer {
    return this.#parts.get(name.toLowerCase()) ?? Buffer.alloc(0)
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
    })
    return found
  }
}

/** What the main part says: the sheets, and from when on days are counted. */
function readFrame(xml: Buffer) {
  const sheets: { name: string; id: string; hidden: boolean }[] = []
  let since1904 = false
  readXml(xml, {
    open(tag, attributes) {
      if (tag === 'workbookPr') since1904 = isTrue(attributes.date1904)
      if (tag !== 'sheet') return
      // The prefix of the relation's name is the writing program's choice.
      const id = Object.keys(attributes).find((name) => name !== 'id' && localOf(name) === 'id')
      const { name = '', state = 'visible' } = attributes
      sheets.push({
        name: unescaped(name),
        id: attributes[id ?? ''] ?? '',
        hidden: state !== 'visible',
      })
    },
  })
  return { sheets, since1904 }
}

/** For each style of a cell whether it shows its number as a date or a time. */
function datedStyles(xml: Buffer): boolean[] {
  const written = new Map<number, string>()
  const used: number[] = []
  let within = ''
  readXml(xml, {
    open(tag, { numFmtId: id = '0', formatCode: code }) {
      if (tag === 'cellXfs' || tag === 'cellStyleXfs') within = tag
      else if (tag === 'numFmt') written.set(Number(id), code)
      else if (tag === 'xf' && within === 'cellXfs') used.push(Number(id))
    },
  })
  return used.map((id) => isDateFormat(id, written.get(id)))
}

function textsOf(strings: string[], dated: boolean[], since1904: boolean) {
  return ({ type, style, value }: SheetCell): string => {
    switch (type) {
      case 's':
        return strings[Number.parseInt(value)] ?? ''
      case 'str':
      case 'inlineStr':
        return unescaped(value)
      case 'b':
        return value && String(isTrue(value.trim()))
      case 'e':
        return ''
      case 'd':
        return isoMoment(value)
    }
    const number = Number.parseFloat(value)
    if (Number.isNaN(number)) return value
    return style !== undefined && dated[Number(style)]
      ? momentOf(number, since1904)
      : String(number)
  }
}

const isTrue = (written: string | undefined) => ['1', 'true'].includes(written ?? '')
