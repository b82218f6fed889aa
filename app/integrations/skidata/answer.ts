import type { GateAnswer } from '#gates/access_control'
import { localOf, readSoundXml } from '#text/xml'

const remarkTypes = ['S', 'E', 'W'] as const

/** An error in the answer: `S` stops the import, `E` rejects the record, `W` is a warning. */
export type Remark = { type: (typeof remarkTypes)[number]; number: number; description: string }

export class NoAnswer extends Error {}

// Document type definitions are rejected: they allow XML attacks.
const DEFINITION = /<!(DOCTYPE|ENTITY)/i

/** An element: its text or its parts; of several with one name, all. */
export type Xml = string | Xml[] | XmlParts
export type XmlParts = { [name: string]: Xml | undefined }

export const hasParts = (xml?: Xml): xml is XmlParts =>
  typeof xml === 'object' && !Array.isArray(xml)

export const partOf = (xml: Xml | undefined, ...path: string[]): Xml | undefined =>
  path.reduce<Xml | undefined>((whole, name) => (hasParts(whole) ? whole[name] : undefined), xml)

export function textOf(xml: Xml | undefined, ...path: string[]): string | undefined {
  const part = partOf(xml, ...path)
  return typeof part === 'string' ? part : undefined
}

export const listOf = (xml?: Xml): Xml[] =>
  Array.isArray(xml) ? xml : xml === undefined ? [] : [xml]

/**
 * An element becomes its text, or its parts: attributes begin with `@`, names have no prefix, parts with
 * one name are an array. Definitions and entities are refused. @throws NoAnswer
 */
export function parseXml(xml: string): Xml {
  if (DEFINITION.test(xml)) throw new NoAnswer('XML with a definition of its own')
  const open = [new Element()]
  try {
    readSoundXml(xml, {
      open: (_tag, attributes) => open.push(new Element(attributes)),
      text: (text) => open.at(-1)!.addText(text),
      close(tag) {
        const { value } = open.pop()!
        open.at(-1)!.addPart(tag, value)
      },
    })
  } catch {
    throw new NoAnswer('not XML')
  }
  return open[0].value
}

class Element {
  // Without a prototype, because a foreign name may be `__proto__`.
  #parts: Record<string, Xml> = Object.create(null)
  #text = ''

  constructor(attributes: Record<string, string> = {}) {
    for (const [name, value] of Object.entries(attributes))
      if (!/^xmlns(:|$)/.test(name)) this.addPart(`@${localOf(name)}`, value)
  }

  addText(text: string) {
    this.#text += text
  }

  addPart(name: string, value: Xml) {
    this.#parts[name] =
      name in this.#parts ? [...listOf(this.#parts[name]), ...listOf(value)] : value
  }

  get value(): Xml {
    return Object.keys(this.#parts).length > 0 ? { ...this.#parts } : this.#text.trim()
  }
}

/** @throws NoAnswer */
export function remarksIn(soap: string): Remark[] {
  const path = ['Envelope', 'Body', 'ProcessRequestResponse', 'ProcessRequestResult']
  const answer = textOf(parseXml(soap), ...path)
  if (answer === undefined) throw new NoAnswer('no answer to the telegram')
  const data = partOf(parseXml(answer), 'HSHData')
  if (data === undefined) throw new NoAnswer('no HSHData')
  return listOf(partOf(data, 'Error')).map((error) => {
    const type = remarkTypes.find((one) => one === textOf(error, '@Type'))
    const number = Number(partOf(error, 'Number'))
    if (!type || !Number.isInteger(number)) throw new NoAnswer('an error without type or number')
    return { type, number, description: String(partOf(error, 'Description') ?? '') }
  })
}

export const worstOf = (remarks: Remark[]) =>
  remarks.toSorted((one, other) => 'SEW'.indexOf(one.type) - 'SEW'.indexOf(other.type)).at(0)

const temporary = [10003, 11000, 11001]
const configuration = [10000, 10001, 10002, 10004, 20006, 20007, 20009]

/** As the interface description says in its section on errors. No remark means success. */
export function meaningOf(remark: Remark | undefined): GateAnswer {
  if (!remark) return { ok: true, retryable: false }
  const { type, number, description } = remark
  if (type === 'W')
    return { ok: true, retryable: false, code: number, warning: `${number} ${description}`.trim() }
  const failure = { ok: false, code: number, error: description }
  if (temporary.includes(number)) return { ...failure, retryable: true, kind: 'connection' }
  const kind = configuration.includes(number) ? 'configuration' : 'refused'
  return { ...failure, retryable: false, kind }
}
