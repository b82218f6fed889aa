import { isoMoment } from '#documents/spreadsheets/cell'
import { limits } from '#documents/spreadsheets/limits'
import { LINES } from '#documents/spreadsheets/sheet'
import { Unreadable } from '#documents/spreadsheets/unreadable'
import type { Book, TakeRow } from '#documents/spreadsheets/workbook'
import { readXml, type XmlReader } from '#text/xml'

type Attributes = Record<string, string>

const TABLE = '<table:table '
const ROW = 'table:number-rows-repeated'
const COLUMN = 'table:number-columns-repeated'
// Elements inside a cell that do not belong to its text.
const IGNORED = new Set(['annotation', 'note', 'ruby-text'])
const BLANKS = new Set(['s', 'tab', 'line-break'])

/** A workbook of LibreOffice and others (.ods), by its unpacked content. @throws Unreadable */
export function openBook(content: Buffer): Book {
  const tables = tablesIn(content)
  const hidden = hiddenStyles(content.subarray(0, tables[0]?.at ?? 0))
  return {
    sheets: tables.map(({ name }) => name),
    shown: tables.filter(({ style }) => !hidden.has(style)).map(({ name }) => name),
    read(sheet, take, lines = Infinity) {
      const { at } = tables.find(({ name }) => name === sheet)!
      const reader = new OpenSheet((line, cells) => line <= lines && take(line, cells))
      readXml(content.subarray(at), reader, () => !reader.isOver && reader.line <= lines)
      if (!reader.isOver && reader.line <= lines) throw new Unreadable('broken')
    },
  }
}

/** Where the sheets begin. Stops after one sheet too many, which is enough to refuse the file. */
function tablesIn(content: Buffer) {
  const tables: { at: number; name: string; style: string }[] = []
  let at = content.indexOf(TABLE)
  for (; at >= 0 && tables.length <= limits.sheets; at = content.indexOf(TABLE, at + 1)) {
    const open = (_tag: string, attributes: Attributes) => {
      const { 'table:name': name = `${tables.length + 1}`, 'table:style-name': style = '' } =
        attributes
      if (!attributes['table:is-sub-table']) tables.push({ at, name, style })
    }
    const tag = content.subarray(at, content.indexOf('>', at) + 1)
    readXml(tag, { open })
  }
  return tables
}

function hiddenStyles(head: Buffer): Set<string> {
  const hidden = new Set<string>()
  let style = ''
  readXml(head, {
    open(tag, attributes) {
      if (tag === 'style') style = attributes['style:name']
      if (tag === 'table-properties' && attributes['table:display'] === 'false') hidden.add(style)
    },
  })
  return hidden
}

/** `depth`: open elements. `isText`: inside a paragraph. `ignoredFrom`: depth of an ignored element, or 0. */
type Cell = {
  attributes: Attributes
  text: string
  depth: number
  isText: boolean
  ignoredFrom: number
}

class OpenSheet implements XmlReader {
  isOver = false
  line = 0
  #repeats = 1
  #column = 0
  #cells: string[] = []
  #cell: Cell | null = null

  constructor(private take: TakeRow) {}

  open(tag: string, attributes: Attributes) {
    if (this.isOver) return
    if (this.#cell) this.#openWithin(this.#cell, tag)
    else if (tag === 'table-row') {
      this.#repeats = repeatsIn(attributes[ROW])
      this.#column = 0
      this.#cells = []
    } else if (tag === 'table-cell' || tag === 'covered-table-cell')
      this.#cell = { attributes, text: '', depth: 0, isText: false, ignoredFrom: 0 }
  }

  text(text: string) {
    const cell = this.#cell
    if (cell?.isText && !cell.ignoredFrom && cell.text.length < limits.cell) cell.text += text
  }

  close(tag: string) {
    const cell = this.#cell
    if (cell && cell.depth > 0) {
      if (cell.ignoredFrom === cell.depth) cell.ignoredFrom = 0
      cell.depth -= 1
      if (cell.depth === 0) cell.isText = false
    } else if (cell) this.#addCell(cell)
    else if (tag === 'table-row' && !this.isOver) this.#takeRow()
    else if (tag === 'table') this.isOver = true
  }

  #openWithin(cell: Cell, tag: string) {
    cell.depth++
    const isParagraph = cell.depth === 1 && tag === 'p'
    if (isParagraph) cell.isText = true
    else if (IGNORED.has(tag)) cell.ignoredFrom ||= cell.depth
    // A space also separates paragraphs.
    if (isParagraph || BLANKS.has(tag)) this.text(' ')
  }

  /** The last cell of a row, and the last row, are empty and repeated up to the limit of the format. */
  #addCell({ attributes, text: written }: Cell) {
    this.#cell = null
    const repeats = repeatsIn(attributes[COLUMN])
    const text = textOf(attributes, written)
    if (text !== '') {
      if (this.#column + repeats > limits.columns)
        throw new Unreadable('tooManyColumns', { most: limits.columns })
      while (this.#cells.length < this.#column) this.#cells.push('')
      for (let time = 0; time < repeats; time++) this.#cells.push(text)
    }
    this.#column += repeats
  }

  #takeRow() {
    const lastLine = Math.min(this.line + this.#repeats, LINES)
    if (this.#cells.length === 0) this.line = lastLine
    while (this.line < lastLine) this.take(++this.line, this.#cells)
  }
}

/** How often a cell or row is repeated. */
const repeatsIn = (written = '1') => Math.min(Math.max(Number.parseInt(written) || 1, 1), LINES)

function textOf(attributes: Attributes, written: string): string {
  const value = attributes['office:value']
  switch (attributes['office:value-type']) {
    case 'float':
    case 'percentage':
    case 'currency':
      return Number.isNaN(Number.parseFloat(value)) ? written : String(Number.parseFloat(value))
    case 'date':
      return isoMoment(attributes['office:date-value'] ?? written)
    case 'time': {
      const time = /^PT(\d+)H(\d+)M/.exec(attributes['office:time-value'] ?? '')
      return time ? `${String(Number(time[1])).padStart(2, '0')}:${time[2]}` : written
    }
    case 'boolean':
      return attributes['office:boolean-value'] ?? written
  }
  if (attributes['calcext:value-type'] === 'error') return ''
  return attributes['office:string-value'] ?? written
}
