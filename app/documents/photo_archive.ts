import { open, type FileHandle } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { fold } from '#models/fold'

/**
 * Why an archive was refused: no ZIP or a damaged one; more files than a list can have people;
 * what this reader does not open (parts, encryption, ZIP64); pictures larger than they may be; or
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

type Entry = { name: string; at: number; packed: number; size: number; method: number }

/** Bytes of a whole archive: eighty phones, or three hundred photos that were made smaller. */
export const archiveBytes = 100 * 1024 * 1024

/** Bytes of one picture, unpacked. */
const LARGEST = 6 * 1024 * 1024
const MOST_FILES = 3000
const DIRECTORY_LARGEST = 4 * 1024 * 1024

// Signatures and fixed lengths of the format (PKWARE APPNOTE 4.3).
const END = 0x06054b50
const END_LENGTH = 22
const LONGEST_COMMENT = 0xffff
const ENTRY = 0x02014b50
const ENTRY_LENGTH = 46
const LOCAL = 0x04034b50
const LOCAL_LENGTH = 30
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

const unpack = promisify(inflateRaw)
const isPicture = (name: string) => /\.(jpe?g|png)$/i.test(name)

/**
 * The pictures of a ZIP by their file names, whatever folder they lie in and however they are
 * capitalised. They are read one by one, so that memory holds one picture; what the directory
 * says is checked before anything is unpacked, and again while it is (a bomb stops at 6 MB).
 */
export class PhotoArchive {
  readonly #asked = new Set<string>()
  readonly #several: ReadonlySet<string>
  private entries: Map<string, Entry>

  private constructor(
    private file: FileHandle,
    pictures: Entry[]
  ) {
    const keys = pictures.map(({ name }) => keyOf(name))
    this.entries = new Map(pictures.map((entry, at) => [keys[at], entry]))
    this.#several = new Set(keys.filter((key, at) => keys.indexOf(key) < at))
  }

  /** @throws ArchiveError */
  static async open(path: string): Promise<PhotoArchive> {
    const file = await open(path)
    try {
      const pictures = (await directoryOf(file)).filter(({ name }) => isPicture(name))
      const large = pictures.find(({ size, packed }) => Math.max(size, packed) > LARGEST)
      if (large) throw new ArchiveError('pictureTooLarge', { file: basename(large.name), most: 6 })
      return new PhotoArchive(file, pictures)
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /**
   * The picture that is called so, with or without its ending; null where there is none.
   * @throws ArchiveError when it cannot be unpacked, or several are called so
   */
  async find(called: string): Promise<Buffer | null> {
    const entry = this.#called(called)
    if (entry && this.#several.has(keyOf(entry.name)))
      throw new ArchiveError('sameName', { file: basename(entry.name) })
    return entry ? this.#read(entry) : null
  }

  /** Notes that somebody is called so, without unpacking their picture. */
  note(called: string) {
    this.#called(called)
  }

  get size() {
    return this.entries.size
  }

  /** Names of the pictures that nobody is called by. */
  get left(): string[] {
    const left = [...this.entries].filter(([key]) => !this.#asked.has(key))
    return left.map(([, { name }]) => basename(name))
  }

  close() {
    return this.file.close()
  }

  #called(called: string): Entry | null {
    const key = keyOf(called)
    const found = ['', '.jpg', '.jpeg', '.png'].find((ending) => this.entries.has(key + ending))
    if (found === undefined) return null
    this.#asked.add(key + found)
    return this.entries.get(key + found)!
  }

  async #read({ at, packed, method }: Entry): Promise<Buffer> {
    const head = await read(this.file, at, LOCAL_LENGTH)
    if (head.readUInt32LE(0) !== LOCAL) throw new ArchiveError('notAnArchive')
    // Its name and extra field may differ in length from those in the directory.
    const start = at + LOCAL_LENGTH + head.readUInt16LE(26) + head.readUInt16LE(28)
    const bytes = await read(this.file, start, packed)
    if (method === STORED) return bytes
    try {
      return await unpack(bytes, { maxOutputLength: LARGEST })
    } catch (cause) {
      throw new ArchiveError('notAnArchive', {}, { cause })
    }
  }
}

/** All entries that are files, as the directory at the end lists them. */
async function directoryOf(file: FileHandle): Promise<Entry[]> {
  const { size } = await file.stat()
  const tail = Math.min(size, END_LENGTH + LONGEST_COMMENT)
  const last = await read(file, size - tail, tail)
  const at = lastIndexOf(last, END)
  if (at < 0) throw new ArchiveError('notAnArchive')
  const count = last.readUInt16LE(at + 10)
  const length = last.readUInt32LE(at + 12)
  const start = last.readUInt32LE(at + 16)
  if (count === 0xffff || start === 0xffffffff) throw new ArchiveError('unsupported')
  if (count > MOST_FILES || length > DIRECTORY_LARGEST)
    throw new ArchiveError('tooManyFiles', { most: MOST_FILES })
  return entriesIn(await read(file, start, length), count)
}

function entriesIn(directory: Buffer, count: number): Entry[] {
  const entries: Entry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_LENGTH > directory.length || directory.readUInt32LE(at) !== ENTRY)
      throw new ArchiveError('notAnArchive')
    const nameLength = directory.readUInt16LE(at + 28)
    const written = directory.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)
    // PostgreSQL keeps no text with a zero in it.
    const name = written.replaceAll('\0', '')
    const entry = {
      name,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    }
    const encrypted = (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0
    const opens = !encrypted && [STORED, DEFLATED].includes(entry.method)
    if (isPicture(name) && !opens) throw new ArchiveError('unsupported')
    // What macOS keeps beside each file is no picture.
    if (!name.endsWith('/') && !/(^|\/)(__MACOSX\/|\._)/.test(name)) entries.push(entry)
    at +=
      ENTRY_LENGTH + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

function lastIndexOf(bytes: Buffer, signature: number): number {
  for (let at = bytes.length - END_LENGTH; at >= 0; at--)
    if (bytes.readUInt32LE(at) === signature) return at
  return -1
}

/** @throws ArchiveError where the file ends before */
async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.min(length, 2 ** 28))
  const { bytesRead } = await file.read(bytes, 0, bytes.length, position)
  if (bytesRead < length) throw new ArchiveError('notAnArchive')
  return bytes
}

/** Names as they are compared: without folders, case, accents and spaces around. */
const keyOf = (name: string) => fold(basename(name.replaceAll('\\', '/')))
