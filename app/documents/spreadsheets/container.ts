import { inflateRawSync } from 'node:zlib'
import { limits } from '#documents/spreadsheets/limits'
import { Unreadable } from '#documents/spreadsheets/unreadable'

/** A file by its content; of a packed workbook the parts that may be read, unfolded. */
export type Container =
  { kind: 'workbook'; parts: Map<string, Buffer> } | { kind: 'old workbook' } | { kind: 'text' }

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const READ = /\.(xml|rels)$/i
const MAIN = /^xl\/workbook\d*\.xml$/i

/**
 * What a file is by its content, whatever its name says.
 * @throws Unreadable where that is no list: a PDF, a picture, a page, something encrypted
 */
export function containerOf(bytes: Buffer): Container {
  if (bytes.length === 0) throw new Unreadable('empty')
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    return { kind: 'workbook', parts: unpack(bytes) }
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    // An encrypted workbook of today lies within one of yesterday.
    if (bytes.includes(utf16('EncryptedPackage'))) throw new Unreadable('password')
    if (!bytes.includes(utf16('Workbook')) && !bytes.includes(utf16('Book')))
      throw new Unreadable('notAList')
    return { kind: 'old workbook' }
  }
  const beginning = bytes.subarray(0, 1024).toString('latin1').trimStart()
  if (/^(%PDF|\{\\rtf)/.test(beginning)) throw new Unreadable('notAList')
  if (/^(\u00ef\u00bb\u00bf)?\s*<[!?a-z]/i.test(beginning)) throw new Unreadable('markup')
  return { kind: 'text' }
}

/**
 * Unfolds the parts that hold text, by the system's own library and as far as allowed: what a
 * directory says of sizes may be a lie. Pictures and macros stay packed.
 */
function unpack(bytes: Buffer): Map<string, Buffer> {
  const found = [...partsOf(bytes)]
  if (found.some(({ encrypted }) => encrypted)) throw new Unreadable('password')
  if (!found.some(({ name }) => MAIN.test(name))) throw new Unreadable('notAList')
  const parts = new Map<string, Buffer>()
  let left: number = limits.unfolded
  for (const { name, offset, packed, size } of found.filter((part) => READ.test(part.name))) {
    const data = bytes.subarray(dataOf(bytes, offset))
    const part = packed ? unfolded(data, left) : data.subarray(0, size)
    left -= part.length
    if (left < 0) throw new Unreadable('unfolds')
    parts.set(name, part)
  }
  return parts
}

function unfolded(data: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) })
  } catch (error: any) {
    throw new Unreadable(error?.code === 'ERR_BUFFER_TOO_LARGE' ? 'unfolds' : 'broken')
  }
}

/** Where the content of a part begins. */
function dataOf(bytes: Buffer, offset: number): number {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL)
    throw new Unreadable('broken')
  return offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
}

function* partsOf(bytes: Buffer) {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END)
    throw new Unreadable('broken')
  const count = bytes.readUInt16LE(end + 10)
  if (count > limits.parts) throw new Unreadable('unfolds')
  let at = bytes.readUInt32LE(end + 16)
  for (let part = 0; part < count; part++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new Unreadable('broken')
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field))
    yield {
      name: bytes.toString('utf8', at + 46, at + 46 + name).replaceAll('\\', '/'),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt16LE(at + 10) !== 0,
      size: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    }
    at += 46 + name + extra + comment
  }
}
