import { basename } from 'node:path'
import { ZipArchive, ZipError, type ZipFault, type ZipPart } from '#documents/zip/archive'
import { fold } from '#shared/fold'

/** `unsupported`: encrypted, or packed in an unknown way. `sameName`: two pictures, in two folders. */
type ArchiveErrorCode =
  'notAnArchive' | 'tooManyFiles' | 'unsupported' | 'pictureTooLarge' | 'sameName'

export class ArchiveError extends Error {
  constructor(
    readonly code: ArchiveErrorCode,
    readonly values: Record<string, string | number> = {},
    options?: ErrorOptions
  ) {
    super(`Archive refused: ${code}`, options)
    this.name = 'ArchiveError'
  }
}

/** Bytes of a whole archive: about 80 photos of phones, or 300 reduced ones. */
export const archiveBytes = 100 * 1024 * 1024

/** Bytes of one picture, unpacked. */
const LARGEST_MB = 6
const LARGEST = LARGEST_MB * 1024 * 1024
const MOST_FILES = 3000

const codes: Record<ZipFault, ArchiveErrorCode> = {
  damaged: 'notAnArchive',
  tooManyParts: 'tooManyFiles',
  tooLarge: 'pictureTooLarge',
  unsupported: 'unsupported',
}

/** Photos by file name; folders and capitals do not count. Only one is in memory at a time. */
export class PhotoArchive {
  readonly #usedKeys = new Set<string>()
  readonly #ambiguousKeys: ReadonlySet<string>
  private entries: Map<string, ZipPart>

  private constructor(
    private archive: ZipArchive,
    pictures: ZipPart[]
  ) {
    const keys = pictures.map(({ name }) => keyOf(name))
    this.entries = new Map(pictures.map((entry, at) => [keys[at], entry]))
    this.#ambiguousKeys = new Set(keys.filter((key, at) => keys.indexOf(key) < at))
  }

  /** @throws ArchiveError */
  static async open(path: string): Promise<PhotoArchive> {
    const archive = await ZipArchive.open(path, { mostParts: MOST_FILES }).catch(refuse)
    const pictures = archive.parts.filter(({ name }) => isPicture(name))
    try {
      if (pictures.some(({ readable }) => !readable)) throw new ArchiveError('unsupported')
      const large = pictures.find(({ size, packed }) => Math.max(size, packed) > LARGEST)
      if (large)
        throw new ArchiveError('pictureTooLarge', { file: basename(large.name), most: LARGEST_MB })
      return new PhotoArchive(archive, pictures)
    } catch (error) {
      archive.close()
      throw error
    }
  }

  /** With or without its extension. @throws ArchiveError if it is damaged, or several have the name */
  async find(name: string): Promise<Buffer | null> {
    const entry = this.#pictureNamed(name)
    if (entry && this.#ambiguousKeys.has(keyOf(entry.name)))
      throw new ArchiveError('sameName', { file: basename(entry.name) })
    return entry ? this.archive.read(entry, LARGEST).catch(refuse) : null
  }

  markUsed(name: string) {
    this.#pictureNamed(name)
  }

  get size() {
    return this.entries.size
  }

  get unusedNames(): string[] {
    const unused = [...this.entries].filter(([key]) => !this.#usedKeys.has(key))
    return unused.map(([, { name }]) => basename(name))
  }

  close() {
    this.archive.close()
  }

  #pictureNamed(name: string): ZipPart | null {
    const endings = ['', '.jpg', '.jpeg', '.png']
    const keys = endings.map((ending) => keyOf(name) + ending)
    const key = keys.find((candidate) => this.entries.has(candidate))
    if (key === undefined) return null
    this.#usedKeys.add(key)
    return this.entries.get(key)!
  }
}

// macOS adds a hidden `._` file for each picture.
const isPicture = (name: string) =>
  /\.(jpe?g|png)$/i.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name)

/** For comparing names: without folders, case, accents and outer spaces. */
const keyOf = (name: string) => fold(basename(name))

function refuse(error: unknown): never {
  if (!(error instanceof ZipError)) throw error
  const values: Record<string, number> = error.fault === 'tooManyParts' ? { most: MOST_FILES } : {}
  throw new ArchiveError(codes[error.fault], values, { cause: error })
}
