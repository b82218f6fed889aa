import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflated = promisify(deflateRaw)

/** RFC 1952: no name, no time, any system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** RFC 1951: an empty block that ends the stream. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

/** A rendered page, compressed once, with gaps for the nonce of each visit. */
export class KeptPage {
  #parts: Buffer[]
  #packed: Promise<Buffer[]> | undefined

  constructor(html: string, gap: string) {
    this.#parts = html.split(gap).map((part) => Buffer.from(part))
  }

  plain(nonce: string) {
    return joined(this.#parts, Buffer.from(nonce))
  }

  async gzip(nonce: string) {
    this.#packed ??= Promise.all(this.#parts.map(packed))
    const plain = this.plain(nonce)
    const blocks = joined(await this.#packed, storedBlock(nonce))
    return Buffer.concat([GZIP_HEAD, blocks, LAST_BLOCK, word(crc32(plain)), word(plain.length)])
  }
}

const joined = (parts: Buffer[], gap: Buffer) =>
  Buffer.concat(parts.flatMap((part, index) => (index ? [gap, part] : [part])))

/** A compressed part. It ends on a whole byte and is not the last block, so others can follow. */
const packed = (part: Buffer) => deflated(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })

/** RFC 1951, 3.2.4: uncompressed bytes. */
function storedBlock(text: string) {
  const bytes = Buffer.from(text)
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

function word(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
