import { SaxesParser } from 'saxes'

/** What happens while XML is read; names come without their prefix. */
export type XmlReader = {
  open(tag: string, attributes: Record<string, string>): void
  close?(tag: string): void
  text?(text: string): void
}

// What the parser gets at a time.
const PIECE = 64 * 1024

/**
 * Reads XML piece by piece, as long as it `goesOn`. Faults are borne, as other programs do.
 *
 * By saxes, which jsdom is built on, too: it knows no entities but those of XML itself, so that
 * nothing unfolds in it.
 */
export function readXml(xml: Buffer, reader: XmlReader, goesOn = () => true) {
  const parser = parserFor(reader)
  parser.on('error', () => {})
  const decoder = new TextDecoder()
  for (let at = 0; at < xml.length && goesOn(); at += PIECE)
    parser.write(decoder.decode(xml.subarray(at, at + PIECE), { stream: true }))
}

/** Reads a whole document that must be sound. @throws Error at its first fault */
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

/** A name without its prefix. */
export const localOf = (name: string) => name.slice(name.indexOf(':') + 1)
