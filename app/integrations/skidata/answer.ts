import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Result } from '#integrations/skidata/access_control'

/** One remark of the gate: `S` stops the import, `E` refuses the record, `W` did it anyway. */
export type Remark = { type: 'S' | 'E' | 'W'; number: number; description: string }

/** What cannot be an answer of the gate. */
export class NoAnswer extends Error {}

// Types and versions are not read from a document's own definition: that is how XML attacks begin.
const DEFINITION = /<!(DOCTYPE|ENTITY)/i

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
})

/**
 * Reads XML of somebody else: no definitions, no entities but those of XML itself.
 * @throws NoAnswer
 */
export function readXml(xml: string): any {
  if (DEFINITION.test(xml)) throw new NoAnswer('XML with a definition of its own')
  if (XMLValidator.validate(xml) !== true) throw new NoAnswer('not XML')
  try {
    return parser.parse(xml)
  } catch {
    throw new NoAnswer('not XML')
  }
}

/**
 * The gate's remarks in the SOAP answer to a telegram.
 * @throws NoAnswer
 */
export function remarksIn(soap: string): Remark[] {
  const answer = readXml(soap).Envelope?.Body?.ProcessRequestResponse?.ProcessRequestResult
  if (typeof answer !== 'string') throw new NoAnswer('no answer to the telegram')
  const { HSHData: data } = readXml(answer)
  if (data === undefined) throw new NoAnswer('no HSHData')
  return [data.Error ?? []].flat().map((error: any) => {
    const number = Number(error.Number)
    if (!['S', 'E', 'W'].includes(error['@Type']) || !Number.isInteger(number))
      throw new NoAnswer('an error without type or number')
    return { type: error['@Type'], number, description: String(error.Description ?? '') }
  })
}

/** The worst of some remarks. */
export const worstOf = (remarks: Remark[]) =>
  remarks.toSorted((one, other) => 'SEW'.indexOf(one.type) - 'SEW'.indexOf(other.type)).at(0)

const passing = [10003, 11000, 11001]
const configuration = [10000, 10001, 10002, 10004, 20006, 20007, 20009]

/** What a remark means (interface description, errors). */
export function meaningOf(remark: Remark | undefined): Result {
  if (!remark) return { ok: true, retryable: false }
  const { type, number, description } = remark
  const said = { code: number, error: description }
  if (type === 'W')
    return { ok: true, retryable: false, code: number, warning: `${number} ${description}`.trim() }
  if (passing.includes(number)) return { ok: false, retryable: true, kind: 'connection', ...said }
  const kind = configuration.includes(number) ? 'configuration' : 'refused'
  return { ok: false, retryable: false, kind, ...said }
}
