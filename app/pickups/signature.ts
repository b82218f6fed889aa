import { decodeStrokes } from '#documents/decoding'
import { PhotoError } from '#documents/photo'
import { FieldRefusal } from '#exceptions/field_refusal'

const PREFIX = 'data:image/png;base64,'
const PNG_START = '89504e470d0a1a0a'
const MOST_BYTES = 300_000

/** @throws FieldRefusal `sign`: `signature.notPng`, `signature.tooLarge`, `signature.blank` */
export async function readSignature(sign: string): Promise<Buffer> {
  const bytes = Buffer.from(sign.slice(PREFIX.length), 'base64')
  if (bytes.length > MOST_BYTES) throw refused('tooLarge')
  const isPng = sign.startsWith(PREFIX) && bytes.subarray(0, 8).toString('hex') === PNG_START
  if (!isPng) throw refused('notPng')
  const strokes = await decodeStrokes(bytes).catch((cause) => {
    if (!(cause instanceof PhotoError)) throw cause
    throw refused('notPng', cause)
  })
  if (!strokes) throw refused('blank')
  return strokes
}

const refused = (code: string, cause?: unknown) =>
  new FieldRefusal('sign', `signature.${code}`, {}, { cause })
