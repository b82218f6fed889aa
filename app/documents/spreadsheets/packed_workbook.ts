import { posix } from 'node:path'
import { isoMoment } from '#documents/spreadsheets/cell'
import { isDateFormat, momentOf } from '#documents/spreadsheets/dates'
import { readSheet, readStrings, unescaped, type SheetCell } from '#documents/spreadsheets/sheet'
import type { Book } from '#documents/spreadsheets/workbook'
import { localOf, readXml } from '#text/xml'

export function packedBook(unpacked: Map<string, Buffer>): Book {
  const parts = new Parts(unpacked)
  const [main = 'xl/workbook.xml'] = parts.relatedTo('', 'officeDocument').values()
  const [strings] = parts.relatedTo(main, 'sharedStrings').values()
  const [styles] = parts.relatedTo(main, 'styles').values()
  const files = parts.relatedTo(main, 'worksheet')
  const { sheets, since1904 } = readMain(parts.read(main))
  const textOf = textReader(
    strings ? readStrings(parts.read(strings)) : [],
    styles ? readDateStyles(parts.read(styles)) : [],
    since1904
  )
  return {
    sheets: sheets.map(({ name }) => name),
    shown: sheets.filter(({ hidden }) => !hidden).map(({ name }) => name),
    read(sheetName, take, lines) {
      const part = files.get(sheets.find(({ name }) => name === sheetName)!.id)
      if (part) readSheet(parts.read(part), textOf, take, lines)
    },
  }
}

/** The parts of a workbook; capitals in their names do not matter. */
class Parts {
  #parts: Map<string, Buffer>

  constructor(parts: Map<string, Buffer>) {
    this.#parts = new Map([...parts].map(([name, content]) => [name.toLowerCase(), content]))
  }

  read(name: string): Buffer {
    return this.#parts.get(name.toLowerCase()) ?? Buffer.alloc(0)
  }

  /** The parts of a kind that a part refers to, by the ids of its references. */
  relatedTo(name: string, kind: string): Map<string, string> {
    const { dir, base } = posix.parse(name)
    const related = new Map<string, string>()
    readXml(this.read(posix.join(dir, '_rels', `${base}.rels`)), {
      open(tag, { Id: id, Type: type, Target: target }) {
        if (tag === 'Relationship' && target && type?.endsWith(`/${kind}`))
          related.set(id, posix.resolve('/', dir, target).slice(1))
      },
    })
    return related
  }
}

/** The sheets of the main part, and whether its dates are counted from 1904. */
function readMain(xml: Buffer) {
  const sheets: { name: string; id: string; hidden: boolean }[] = []
  let since1904 = false
  readXml(xml, {
    open(tag, attributes) {
      if (tag === 'workbookPr') since1904 = isTrue(attributes.date1904)
      if (tag !== 'sheet') return
      // Programs use different prefixes for this attribute.
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

/** By the number of a style: whether its numbers are dates or times. */
function readDateStyles(xml: Buffer): boolean[] {
  const formats = new Map<number, string>()
  const formatIds: number[] = []
  let within = ''
  readXml(xml, {
    open(tag, { numFmtId: id = '0', formatCode: code }) {
      if (tag === 'cellXfs' || tag === 'cellStyleXfs') within = tag
      else if (tag === 'numFmt') formats.set(Number(id), code)
      else if (tag === 'xf' && within === 'cellXfs') formatIds.push(Number(id))
    },
  })
  return formatIds.map((id) => isDateFormat(id, formats.get(id)))
}

function textReader(strings: string[], isDateStyle: boolean[], since1904: boolean) {
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
    const isDate = style !== undefined && isDateStyle[Number(style)]
    return isDate ? momentOf(number, since1904) : String(number)
  }
}

const isTrue = (written: string | undefined) => ['1', 'true'].includes(written ?? '')
