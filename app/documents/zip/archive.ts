import { isUtf8 } from 'node:buffer'
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl'

/** Why an archive is refused: it is no ZIP or a damaged one, or more than it may be. */
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

/** A file in an archive. Its size is what the directory says; `read` holds it to that. */
export type ZipPart = {
  name: string
  size: number
  packed: number
  encrypted: boolean
  /** Whether this reader knows how it is packed. */
  readable: boolean
  entry: Entry
}

/** Bytes of the names and remarks of all parts. */
const LARGEST_DIRECTORY = 4 * 1024 * 1024

/**
 * A ZIP that somebody sent, read part by part; the one place that guards against what such a file
 * can do. It has no more parts than allowed, no part unfolds to more than allowed or to more than
 * it says, and names are never paths: nothing is written where one of them points to.
 */
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

  /**
   * The content of a part, of at most so many bytes.
   * @throws ZipError
   */
  async read({ entry, size, readable }: ZipPart, most: number): Promise<Buffer> {
    if (!readable) throw new ZipError('unsupported')
    if (size > most) throw new ZipError('tooLarge')
    const content = Buffer.allocUnsafe(size)
    let at = 0
    try {
      // Ends with an error where there is more, or less, than the directory says.
      for await (const chunk of await this.file.openReadStreamPromise(entry))
        at += (chunk as Buffer).copy(content, at)
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

/** The format takes names for those of old PCs unless a flag says UTF-8, which macOS forgets. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const name = isUtf8(fileNameRaw)
    ? fileNameRaw.toString().replaceAll('\\', '/')
    : getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
  // PostgreSQL keeps no text with a zero in it.
  return name.replaceAll('\0', '')
}

/** Errors of the disk are no fault of the archive. */
function refuse(error: any): never {
  if (error instanceof ZipError || error.syscall) throw error
  throw new ZipError('damaged', { cause: error })
}
