import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, opendir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eachOf } from '#operations/backup_files'

/** The other files of a backup, one JSON object per line: there may be millions of photos. */
export const LIST = 'files.jsonl'
export const MANIFEST = 'manifest.json'

type Entry = { path: string; size: number; sha256: string }

export async function writeList(folder: string): Promise<number> {
  let bytes = 0
  async function* lines() {
    for await (const path of pathsIn(folder)) {
      if (path === LIST) continue
      await chmod(join(folder, path), 0o600)
      const entry = await entryOf(folder, path)
      bytes += entry.size
      yield `${JSON.stringify(entry)}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, LIST), { mode: 0o600 }))
  return bytes
}

/** Gives the differences between a folder and its list, one per line. */
export async function faultsIn(folder: string): Promise<string[]> {
  const expected = new Set([LIST, MANIFEST])
  const faults: string[] = []
  await eachOf(entriesIn(folder), async (entry) => {
    expected.add(entry.path)
    const stats = await stat(join(folder, entry.path)).catch(() => null)
    if (!stats) faults.push(`${entry.path} is missing`)
    else if (
      stats.size !== entry.size ||
      (await sha256Of(join(folder, entry.path))) !== entry.sha256
    )
      faults.push(`${entry.path} has changed`)
  })
  for await (const path of pathsIn(folder))
    if (!expected.has(path)) faults.push(`${path} is not of this backup`)
  return faults
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function entryOf(folder: string, path: string): Promise<Entry> {
  const file = join(folder, path)
  return { path, size: (await stat(file)).size, sha256: await sha256Of(file) }
}

async function* entriesIn(folder: string): AsyncGenerator<Entry> {
  for await (const line of createInterface(createReadStream(join(folder, LIST))))
    yield JSON.parse(line)
}

async function* pathsIn(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder, { recursive: true }))
    if (entry.isFile())
      yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
}
