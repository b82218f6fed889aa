import { crc32, createDeflateRaw } from 'node:zlib'
import type { Transform } from 'node:stream'

/**
 * A ZIP archive as a stream: entries are deflated one after the other while they are
 * produced, so nothing is held but the chunk in hand. Written for workbooks: sizes go
 * into data descriptors after each entry, names are ASCII, no ZIP64.
 *
 * Source: PKWARE APPNOTE 4.3. Throws RangeError past 4 GiB, the limit without ZIP64.
 */
export type ZipEntry = { path: string; data: AsyncIterable<Buffer> | Iterable<Buffer> }

type Written = { name: Buffer; offset: number; crc: number; packed: number; size: number }

const LIMIT = 0xffffffff
const SIZES_FOLLOW = 0x0008
const DEFLATED = 8
// 1 January 1980, the first day the format knows: the same rows give the same bytes.
const DATE = 0x0021

export async function* zip(entries: AsyncIterable<ZipEntry>, level = 3): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0

  for await (const { path, data } of entries) {
    const entry = { name: Buffer.from(path), offset, crc: 0, packed: 0, size: 0 }
    const header = localHeader(entry.name)
    yield header

    const counted = async function* () {
      for await (const chunk of data) {
        entry.crc = crc32(chunk, entry.crc)
        entry.size += chunk.length
        yield chunk
      }
    }
    for await (const chunk of deflated(counted(), level)) {
      entry.packed += chunk.length
      yield chunk
    }
    const descriptor = dataDescriptor(entry)
    yield descriptor

    offset += header.length + entry.packed + descriptor.length
    if (entry.size > LIMIT || offset > LIMIT) {
      throw new RangeError(`${path} makes the archive larger than 4 GiB`)
    }
    written.push(entry)
  }
  yield centralDirectory(written, offset)
}

async function* deflated(source: AsyncIterable<Buffer>, level: number): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level, chunkSize: 64 * 1024 })
  const feeding = feed(source, deflate)
  yield* deflate
  await feeding
}

/** Has the next chunk written while the one before is deflated in its thread: two cores' work. */
async function feed(source: AsyncIterable<Buffer>, deflate: Transform): Promise<void> {
  let previous: Promise<void> = Promise.resolve()
  try {
    for await (const chunk of source) {
      const taken = new Promise<void>((resolve, reject) => {
        deflate.write(chunk, (error) => (error ? reject(error) : resolve()))
      })
      // Looked at one chunk later, or not at all when an earlier one failed.
      taken.catch(() => {})
      await previous
      previous = taken
    }
    await previous
    deflate.end()
  } catch (error) {
    // Whoever reads the stream gets the error from it.
    deflate.destroy(error as Error)
  }
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(SIZES_FOLLOW, 6)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt16LE(DATE, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function dataDescriptor({ crc, packed, size }: Written): Buffer {
  const descriptor = Buffer.alloc(16)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(crc, 4)
  descriptor.writeUInt32LE(Math.min(packed, LIMIT), 8)
  descriptor.writeUInt32LE(Math.min(size, LIMIT), 12)
  return descriptor
}

function centralDirectory(entries: Written[], offset: number): Buffer {
  const records = entries.map(({ name, offset: start, crc, packed, size }) => {
    const record = Buffer.alloc(46)
    record.writeUInt32LE(0x02014b50, 0)
    record.writeUInt16LE(20, 4)
    record.writeUInt16LE(20, 6)
    record.writeUInt16LE(SIZES_FOLLOW, 8)
    record.writeUInt16LE(DEFLATED, 10)
    record.writeUInt16LE(DATE, 14)
    record.writeUInt32LE(crc, 16)
    record.writeUInt32LE(packed, 20)
    record.writeUInt32LE(size, 24)
    record.writeUInt16LE(name.length, 28)
    record.writeUInt32LE(start, 42)
    return Buffer.concat([record, name])
  })
  const directory = Buffer.concat(records)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([directory, end])
}
