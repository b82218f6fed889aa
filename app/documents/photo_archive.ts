import { basename } from 'node:path'
import { ZipArchive, ZipError, type ZipFault, type ZipPart } from '#documents/zip/archive'
import { fold } from '#text/fold'

/**
 * Why an archive was refused: no ZIP or a damaged one; more files than a list can have people;
 * what this reader does not open (encryption, odd packing); pictures larger than they may be; or
 * a picture whose name another one has, in another folder.
 */
export type ArchiveErrorCode =
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

/** Bytes of a whole archive: eighty phones, or three hundred photos that were made smaller. */
export const archiveBytes = 100 * 1024 * 1024

/** Bytes of one picture, unpacked. */
const LARGEST = 6 * 1024 * 1024
const MOST_FILES = 3000

const codes: Record<ZipFault, ArchiveErrorCode> = {
  damaged: 'notAnArchive',
  tooManyParts: 'tooManyFiles',
  tooLarge: 'pictureTooLarge',
  unsupported: 'unsupported',
}

/**
 * The pictures of a ZIP by their file names, whatever folder they lie in and however they are
 * capitalised. They are read one by one, so that memory holds one picture.
 */
export class PhotoArchive {
  readonly #asked = new Set<string>()
  readonly #several: ReadonlySet<string>
  private entries: Map<string, ZipPart>

  private constructor(
    private archive: ZipArchive,
    pictures: ZipPart[]
  ) {
    const keys = pictures.map(({ name }) => keyOf(name))
    this.entries = new Map(pictures.map((entry, at) => [keys[at], entry]))
    this.#several = new Set(keys.filter((key, at) => keys.indexOf(key) < at))
  }

  /** @throws ArchiveError */
  static async open(path: string): Promise<PhotoArchive> {
    const archive = await ZipArchive.open(path, { mostParts: MOST_FILES }).catch(refuse)
    const pictures = archive.parts.filter(({ name }) => isPicture(name))
    try {
      if (pictures.some(({ readable }) => !readable)) throw new ArchiveError('unsupported')
      const large = pictures.find(({ size, packed }) => Math.max(size, packed) > LARGEST)
      if (large) throw new ArchiveError('pictureTooLarge', { file: basename(large.name), most: 6 })
      return new PhotoArchive(archive, pictures)
    } catch (error) {
      archive.close()
      throw error
    }
  }

  /**
   * The picture with this name, with or without its extension; null if there is none.
   * @throws ArchiveError if it is damaged, or several have the name
   */
  async find(called: string): Promise<Buffer | null> {
    const entry = this.#called(called)
    if (entry && this.#several.has(keyOf(entry.name)))
      throw new ArchiveError('sameName', { file: basename(entry.name) })
    return entry ? this.archive.read(entry, LARGEST).catch(refuse) : null
  }

  /** Marks a name as used without reading its picture. */
  note(called: string) {
    this.#called(called)
  }

  get size() {
    return this.entries.size
  }

  /** Names of unused pictures. */
  get left(): string[] {
    const left = [...this.entries].filter(([key]) => !this.#asked.has(key))
    return left.map(([, { name }]) => basename(name))
  }

  close() {
    this.archive.close()
  }

  #called(called: string): ZipPart | null {
    const key = keyOf(called)
    const found = ['', '.jpg', '.jpeg', '.png'].find((ending) => this.entries.has(key + ending))
    if (found === undefined) return null
    this.#asked.add(key + found)
    return this.entries.get(key + found)!
  }
}

// What macOS keeps beside each file is no picture.
const isPicture = (name: string) =>
  /\.(jpe?g|png)$/i.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name)

/** Names as they are compared: without folders, case, accents and spaces around. */
const keyOf = (name: string) => fold(basename(name))

function refuse(error: unknown): never {
  if (!(error instanceof ZipError)) throw error
  const values: Record<string, number> = error.fault === 'tooManyParts' ? { most: MOST_FILES } : {}
  throw new ArchiveError(codes[error.fault], values, { cause: error })
}
