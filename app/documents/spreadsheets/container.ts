import { limits } from '#documents/spreadsheets/limits'
import { Unreadable } from '#documents/spreadsheets/unreadable'
import { ZipArchive, ZipError, type ZipPart } from '#documents/zip/archive'

/** A file by its content; of a packed workbook the parts that may be read, unfolded. */
export type Container =
  | { kind: 'workbook'; parts: Map<string, Buffer> }
  | { kind: 'open document'; content: Buffer }
  | { kind: 'old workbook' }
  | { kind: 'text' }

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const READ = /\.(xml|rels)$/i
const MAIN = /^xl\/workbook\d*\.xml$/i
const CONTENT = 'content.xml'
const MANIFEST = 'META-INF/manifest.xml'

/**
 * What a file is by its content, whatever its name says.
 * @throws Unreadable where that is no list: a PDF, a picture, a page, something encrypted
 */
export async function containerOf(path: string, bytes: Buffer): Promise<Container> {
  if (bytes.length === 0) throw new Unreadable('empty')
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return unpack(path)
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

async function unpack(path: string): Promise<Container> {
  const archive = await ZipArchive.open(path, { mostParts: limits.parts }).catch(refuse)
  try {
    const { parts } = archive
    if (parts.some(({ encrypted, name }) => encrypted || name === 'encrypted-package'))
      throw new Unreadable('password')
    return parts.some(({ name }) => MAIN.test(name))
      ? { kind: 'workbook', parts: await unfold(archive, ({ name }) => READ.test(name)) }
      : { kind: 'open document', content: await openContent(archive) }
  } catch (error) {
    return refuse(error)
  } finally {
    archive.close()
  }
}

async function openContent(archive: ZipArchive): Promise<Buffer> {
  const parts = await unfold(archive, ({ name }) => [CONTENT, MANIFEST].includes(name))
  if (parts.get(MANIFEST)?.includes('encryption-data')) throw new Unreadable('password')
  const content = parts.get(CONTENT)
  if (!content?.includes('<office:spreadsheet')) throw new Unreadable('notAList')
  return content
}

/** The parts that hold text; pictures and macros stay packed. */
async function unfold(archive: ZipArchive, isWanted: (part: ZipPart) => boolean) {
  const parts = new Map<string, Buffer>()
  let left: number = limits.unfolded
  for (const part of archive.parts.filter(isWanted)) {
    const content = await archive.read(part, left)
    left -= content.length
    parts.set(part.name, content)
  }
  return parts
}

function refuse(error: unknown): never {
  if (!(error instanceof ZipError)) throw error
  const unfolds = ['tooManyParts', 'tooLarge'].includes(error.fault)
  throw new Unreadable(unfolds ? 'unfolds' : 'broken')
}
