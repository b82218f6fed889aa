import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { limits } from '#documents/spreadsheets/limits'
import { Unreadable } from '#documents/spreadsheets/unreadable'
import type { TakeRow } from '#documents/spreadsheets/workbook'

/** A cell as it is written: what its value means is said by its type, and by its style. */
export type SheetCell = { type: string; style: string | undefined; value: string }

// What the parser gets at a time.
const PIECE = 64 * 1024
// The format has no more lines.
const LINES = 1_048_576
const VALUE = new Set(['v', 't'])
const ASIDE = new Set(['rPh', 'extLst'])

/**
 * Hands the rows of a sheet's XML over one by one, those of the first `lines` lines where they are
 * given. Only a sheet without an end is refused: other programs bear smaller faults, too.
 * @throws Unreadable
 */
export function readSheet(
  xml: Buffer,
  textOf: (cell: SheetCell) => string,
  take: TakeRow,
  lines = Infinity
) {
  const sheet = new Sheet(textOf, (line, cells) => line <= lines && take(line, cells))
  const decoder = new TextDecoder()
  for (let at = 0; at < xml.length && !sheet.isOver && sheet.line <= lines; at += PIECE)
    sheet.write(decoder.decode(xml.subarray(at, at + PIECE), { stream: true }))
  if (sheet.isWithin && sheet.line <= lines) throw new Unreadable('broken')
}

/**
 * By saxes, which jsdom is built on, too: it knows no entities but those of XML itself, so that
 * nothing unfolds in it.
 */
class Sheet {
  isWithin = false
  isOver = false
  line = 0
  #parser = new SaxesParser()
  #cells: string[] = []
  #column = -1
  #cell: SheetCell | null = null
  // Whether text is a value, and whether it is beside one: how it is spoken, or an extension.
  #isValue = false
  #isAside = false

  constructor(
    private textOf: (cell: SheetCell) => string,
    private take: TakeRow
  ) {
    const read = (text: string) => {
      if (this.#cell && this.#isValue) this.#cell.value += text
    }
    this.#parser.on('error', () => {})
    this.#parser.on('opentag', (tag) => this.#open(tag))
    this.#parser.on('closetag', ({ name }) => this.#close(localOf(name)))
    this.#parser.on('text', read)
    this.#parser.on('cdata', read)
  }

  write(text: string) {
    this.#parser.write(text)
  }

  #open({ name, attributes: { r: place, t: type = 'n', s: style } }: SaxesTagPlain) {
    const tag = localOf(name)
    if (tag === 'sheetData') this.isWithin = true
    if (!this.isWithin) return
    if (tag === 'row') {
      const line = Number.parseInt(place)
      this.line = line > this.line && line <= LINES ? line : this.line + 1
      this.#column = -1
      this.#cells = []
    } else if (tag === 'c') {
      this.#column = columnOf(place) ?? this.#column + 1
      this.#cell = { type, style, value: '' }
    } else if (ASIDE.has(tag)) this.#isAside = true
    else if (VALUE.has(tag)) this.#isValue = !this.#isAside
  }

  #close(tag: string) {
    if (!this.isWithin) return
    if (VALUE.has(tag)) this.#isValue = false
    else if (ASIDE.has(tag)) this.#isAside = false
    else if (tag === 'c' && this.#cell) {
      this.#put(this.textOf(this.#cell))
      this.#cell = null
    } else if (tag === 'row') this.take(this.line, this.#cells)
    else if (tag === 'sheetData') {
      this.isWithin = false
      this.isOver = true
    }
  }

  #put(text: string) {
    if (text === '') return
    if (this.#column >= limits.columns)
      throw new Unreadable('tooManyColumns', { most: limits.columns })
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = text
  }
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1)

/** The column of `AB12`, from 0; none where nothing is said. */
function columnOf(place: string | undefined): number | null {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(place ?? '')?.[0] ?? '')
    column = 26 * column + letter.charCodeAt(0) - 64
  return column === 0 ? null : column - 1
}
