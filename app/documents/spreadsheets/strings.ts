import { readXml, type XmlReader } from '#documents/spreadsheets/xml'

/** What stands in one cell or one shared text: in runs, beside how it is spoken. */
export class TextReader {
  text = ''
  #reads = false
  #isAside = false

  open(tag: string) {
    if (ASIDE.has(tag)) this.#isAside = true
    else if (VALUE.has(tag)) this.#reads = !this.#isAside
  }

  close(tag: string) {
    if (ASIDE.has(tag)) this.#isAside = false
    else if (VALUE.has(tag)) this.#reads = false
  }

  add(text: string) {
    if (this.#reads) this.text += text
  }
}

const VALUE = new Set(['v', 't'])
const ASIDE = new Set(['rPh', 'extLst'])

/** The texts of a workbook that its cells name by their number. */
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

/** Characters that XML does not have are written by their numbers. */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
