import { isUtf8 } from 'node:buffer'
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl'
import { factOf } from '#exceptions/error_facts'

/** Why an archive is refused; `damaged` also if it is no ZIP. */
export type ZipFault = 'damaged' | 'tooManyParts' | 'tooLarge' | 'unsupported'

export class ZipError extends Error {
  constructor(
    readonly fault: ZipFault,
    options?: ErrorOptions
  ) {
    super(`ZIP refused: ${fault}`, options)
    this.name = 'ZipError'
  }
}

/** A file in an archive. `size` comes from the archive's directory; `read` checks it. */
export type ZipPart = {
  name: string
  size: number
  packed: number
  encrypted: boolean
  readable: boolean
  entry: Entry
}

/** Bytes of the names and comments of all parts. */
const LARGEST_DIRECTORY = 4 * 1024 * 1024

/** The only code that opens foreign ZIPs: limits parts and unpacked size, never uses names as paths. */
export class ZipArchive {
  private constructor(
    private file: ZipFile,
    readonly parts: ZipPart[]
  ) {}

  /** @throws ZipError */
  static async open(path: string, { mostParts }: { mostParts: number }): Promise<ZipArchive> {
    const file = await openPromise(path, { autoClose: false, decodeStrings: false }).catch(refuse)
    try {
      if (file.entryCount > mostParts) throw new ZipError('tooManyParts')
      return new ZipArchive(file, await partsOf(file))
    } catch (error) {
      file.close()
      return refuse(error)
    }
  }

  /** The content of a part, at most `most` bytes. @throws ZipError */
  async read({ entry, size, readable }: ZipPart, most: number): Promise<Buffer> {
    if (!readable) throw new ZipError('unsupported')
    if (size > most) throw new ZipError('tooLarge')
    const content = Buffer.allocUnsafe(size)
    let at = 0
    try {
      // Fails if the part is larger or smaller than the directory says.
      for await (const chunk of await this.file.openReadStreamPromise(entry))
        at += chunk.copy(content, at)
    } catch (error) {
      return refuse(error)
    }
    return content
  }

  close() {
    this.file.close()
  }
}

async function partsOf(file: ZipFile): Promise<ZipPart[]> {
  const parts: ZipPart[] = []
  let directory = 0
  for await (const entry of file.eachEntry()) {
    directory += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (directory > LARGEST_DIRECTORY) throw new ZipError('tooManyParts')
    parts.push({
      name: nameOf(entry),
      size: entry.uncompressedSize,
      packed: entry.compressedSize,
      encrypted: entry.isEncrypted(),
      readable: entry.canDecodeFileData(),
      entry,
    })
  }
  return parts
}

/** Names are UTF-8 only if a flag says so, but macOS does not set it. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const name = isUtf8(fileNameRaw)
    ? fileNameRaw.toString().replaceAll('\\', '/')
    : getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
  return name.replaceAll('\0', '')
}

// An error of the disk says nothing about the archive.
function refuse(error: unknown): never {
  if (error instanceof ZipError || factOf(error, 'syscall')) throw error
  throw new ZipError('damaged', { cause: error })
}
