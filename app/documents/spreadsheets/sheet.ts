import { limits } from '#documents/spreadsheets/limits'
import { Unreadable } from '#documents/spreadsheets/unreadable'
import type { TakeRow } from '#documents/spreadsheets/workbook'
import { readXml, type XmlReader } from '#text/xml'

/** A cell as it is stored; type and style say what its value means. */
export type SheetCell = { type: string; style: string | undefined; value: string }

// The limit of both formats, .xlsx and .ods.
export const LINES = 1_048_576

/** Passes up to `lines` rows of a sheet's XML to `take`. @throws Unreadable if it has no end */
export function readSheet(
  xml: Buffer,
  textOf: (cell: SheetCell) => string,
  take: TakeRow,
  lines = Infinity
) {
  const sheet = new Sheet(textOf, (line, cells) => line <= lines && take(line, cells))
  readXml(xml, sheet, () => !sheet.isOver && sheet.line <= lines)
  if (sheet.isWithin && sheet.line <= lines) throw new Unreadable('broken')
}

class Sheet implements XmlReader {
  isWithin = false
  isOver = false
  line = 0
  #cells: string[] = []
  #column = -1
  #cell: { type: string; style: string | undefined; value: TextReader } | null = null

  constructor(
    private textOf: (cell: SheetCell) => string,
    private take: TakeRow
  ) {}

  open(tag: string, { r: position, t: type = 'n', s: style }: Record<string, string>) {
    if (tag === 'sheetData') this.isWithin = true
    if (!this.isWithin) return
    if (tag === 'row') {
      const line = Number.parseInt(position)
      this.line = line > this.line && line <= LINES ? line : this.line + 1
      this.#column = -1
      this.#cells = []
    } else if (tag === 'c') {
      this.#column = columnOf(position) ?? this.#column + 1
      this.#cell = { type, style, value: new TextReader() }
    } else this.#cell?.value.open(tag)
  }

  text(text: string) {
    this.#cell?.value.add(text)
  }

  close(tag: string) {
    if (!this.isWithin) return
    if (tag === 'c') this.#addCell()
    else if (tag === 'row') this.take(this.line, this.#cells)
    else if (tag === 'sheetData') {
      this.isWithin = false
      this.isOver = true
    } else this.#cell?.value.close(tag)
  }

  #addCell() {
    if (!this.#cell) return
    const text = this.textOf({ ...this.#cell, value: this.#cell.value.text })
    this.#cell = null
    if (text === '') return
    if (this.#column >= limits.columns)
      throw new Unreadable('tooManyColumns', { most: limits.columns })
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = text
  }
}

/** The column of `AB12`, from 0; null without a position. */
function columnOf(position: string | undefined): number | null {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(position ?? '')?.[0] ?? '')
    column = 26 * column + letter.charCodeAt(0) - 64
  return column === 0 ? null : column - 1
}

/** Collects the text of a cell or shared string, without its phonetic notes. */
class TextReader {
  text = ''
  #isValue = false
  #isIgnored = false

  open(tag: string) {
    if (IGNORED.has(tag)) this.#isIgnored = true
    else if (VALUE.has(tag)) this.#isValue = !this.#isIgnored
  }

  close(tag: string) {
    if (IGNORED.has(tag)) this.#isIgnored = false
    else if (VALUE.has(tag)) this.#isValue = false
  }

  add(text: string) {
    if (this.#isValue) this.text += text
  }
}

const VALUE = new Set(['v', 't'])
const IGNORED = new Set(['rPh', 'extLst'])

/** The shared strings of a workbook. Cells refer to them by their number. */
export function readStrings(xml: Buffer): string[] {
  const strings: string[] = []
  let string = new TextReader()
  const reader: XmlReader = {
    open(tag) {
      if (tag === 'si') string = new TextReader()
      else string.open(tag)
    },
    close(tag) {
      if (tag === 'si') strings.push(unescaped(string.text))
      else string.close(tag)
    },
    text: (text) => string.add(text),
  }
  readXml(xml, reader)
  return strings
}

/** Decodes `_x0041_`, which workbooks write for characters that XML forbids. */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
