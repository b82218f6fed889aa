import { SaxesParser } from 'saxes'

/** Callbacks while XML is read; names of elements have no prefix. */
export type XmlReader = {
  open(tag: string, attributes: Record<string, string>): void
  close?(tag: string): void
  text?(text: string): void
}

const PIECE = 64 * 1024

/**
 * Reads XML piece by piece, as long as `goesOn` returns true. Faults are ignored, as other programs
 * do.
 *
 * saxes, the parser of jsdom, knows only the entities of XML itself, so entities cannot expand.
 */
export function readXml(xml: Buffer, reader: XmlReader, goesOn = () => true) {
  const parser = parserFor(reader)
  parser.on('error', () => {})
  const decoder = new TextDecoder()
  for (let at = 0; at < xml.length && goesOn(); at += PIECE)
    parser.write(decoder.decode(xml.subarray(at, at + PIECE), { stream: true }))
}

/** Reads a whole document. @throws Error at its first fault */
export function readSoundXml(xml: string, reader: XmlReader) {
  parserFor(reader).write(xml).close()
}

function parserFor(reader: XmlReader) {
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => reader.open(localOf(name), attributes))
  parser.on('closetag', ({ name }) => reader.close?.(localOf(name)))
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))
  return parser
}

export const localOf = (name: string) => name.slice(name.indexOf(':') + 1)
