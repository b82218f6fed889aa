import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipEntry = { path: string; data: AsyncIterable<Buffer> | Iterable<Buffer> }

const options = {
  compressionLevel: 3,
  // The first day of the format, so that the same rows give the same bytes.
  mtime: new Date(1980, 0, 1),
  forceDosTimestamp: true,
}

/** Entries are packed while they are produced, so memory does not grow. Their error destroys the stream. */
export function zip(entries: AsyncIterable<ZipEntry>): Readable {
  const archive = new ZipFile()
  const output = archive.outputStream as Readable
  fill(archive, output, entries).catch((error) => output.destroy(error))
  return output
}

async function fill(archive: ZipFile, output: Readable, entries: AsyncIterable<ZipEntry>) {
  for await (const { path, data } of entries) {
    const source = Readable.from(data)
    // If the reader closes the stream, the source of the rows is closed too.
    const closeSource = () => source.destroy()
    output.once('close', closeSource)
    archive.addReadStream(source, path, options)
    await finished(source)
    output.off('close', closeSource)
  }
  archive.end()
}
