import { limits } from '#documents/spreadsheets/limits'
import { Unreadable } from '#documents/spreadsheets/unreadable'
import { ZipArchive, ZipError, type ZipPart } from '#documents/zip/archive'

/** The kind of a file by its content, with the unpacked parts of a workbook. */
export type Container =
  | { kind: 'workbook'; parts: Map<string, Buffer> }
  | { kind: 'open document'; content: Buffer }
  | { kind: 'old workbook' }
  | { kind: 'text' }

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const TEXT_PARTS = /\.(xml|rels)$/i
const MAIN = /^xl\/workbook\d*\.xml$/i
const CONTENT = 'content.xml'
const MANIFEST = 'META-INF/manifest.xml'

/** By content, not by name. @throws Unreadable: a PDF, a picture, a web page, an encrypted file */
export async function containerOf(path: string, bytes: Buffer): Promise<Container> {
  if (bytes.length === 0) throw new Unreadable('empty')
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return unpack(path)
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    // An encrypted .xlsx is stored inside the old format.
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

async function unpack(path: string): Promise<Container> {
  const archive = await ZipArchive.open(path, { mostParts: limits.parts }).catch(refuse)
  try {
    const { parts } = archive
    if (parts.some(({ encrypted, name }) => encrypted || name === 'encrypted-package'))
      throw new Unreadable('password')
    return parts.some(({ name }) => MAIN.test(name))
      ? { kind: 'workbook', parts: await unpackParts(archive, ({ name }) => TEXT_PARTS.test(name)) }
      : { kind: 'open document', content: await openContent(archive) }
  } catch (error) {
    return refuse(error)
  } finally {
    archive.close()
  }
}

async function openContent(archive: ZipArchive): Promise<Buffer> {
  const parts = await unpackParts(archive, ({ name }) => [CONTENT, MANIFEST].includes(name))
  if (parts.get(MANIFEST)?.includes('encryption-data')) throw new Unreadable('password')
  const content = parts.get(CONTENT)
  if (!content?.includes('<office:spreadsheet')) throw new Unreadable('notAList')
  return content
}

async function unpackParts(archive: ZipArchive, isNeeded: (part: ZipPart) => boolean) {
  const parts = new Map<string, Buffer>()
  let bytesLeft: number = limits.unfolded
  for (const part of archive.parts.filter(isNeeded)) {
    const content = await archive.read(part, bytesLeft)
    bytesLeft -= content.length
    parts.set(part.name, content)
  }
  return parts
}

function refuse(error: unknown): never {
  if (!(error instanceof ZipError)) throw error
  const isTooLarge = ['tooManyParts', 'tooLarge'].includes(error.fault)
  throw new Unreadable(isTooLarge ? 'unfolds' : 'broken')
}
