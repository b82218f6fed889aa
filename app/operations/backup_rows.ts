import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '#exceptions/error_facts'
import { OperatorError } from '#process/operator_error'

const PART = 5000

/** The path of a file beside the folders of all backups. */
export const besideBackups = (folder: string, name: string) => join(dirname(folder), name)

/** Writes a row in each line, in place of an earlier file. @throws OperatorError if it cannot */
export async function writeRows(path: string, rows: Iterable<object> | AsyncIterable<object>) {
  const draft = `${path}.${process.pid}`
  try {
    await pipeline(Readable.from(rows), asLines, createWriteStream(draft, { mode: 0o600 }))
    const handle = await open(draft, 'r+')
    await handle.sync()
    await handle.close()
    await rename(draft, path)
  } catch (error) {
    throw new OperatorError(`${path} cannot be written (${codeOf(error)}): a restore would need it`)
  }
}

async function* asLines(rows: AsyncIterable<object>) {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`
}

/** The rows of a file in parts; none of a file that does not exist. */
export async function* readRows<Row>(path: string): AsyncGenerator<Row[]> {
  if (!(await stat(path).catch(() => null))) return
  let part: Row[] = []
  for await (const line of createInterface(createReadStream(path))) {
    if (line) part.push(JSON.parse(line))
    if (part.length < PART) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}
