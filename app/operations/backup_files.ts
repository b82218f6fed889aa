import { createWriteStream } from 'node:fs'
import { chmod, cp, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import drive from '@adonisjs/drive/services/main'
import { mailboxDir } from '#mails/eml_transport'
import { storedFiles } from '#process/stored_files'

/** An object store has high latency, so this many files are copied in parallel. */
const PARALLEL = 16

const filesIn = (folder: string) => join(folder, 'files')
const mailsIn = (folder: string) => join(folder, 'mail')

/** Copies files and mails into a backup; files that are there already stay. */
export async function saveFiles(folder: string) {
  await eachOf(storedFiles(), async (file) => {
    const path = join(filesIn(folder), ...file.key.split('/'))
    try {
      if ((await sizeOf(path)) === (await file.getMetaData()).contentLength) return
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await pipeline(await file.getStream(), createWriteStream(path))
    } catch (error) {
      // A file may be removed while the backup is made.
      if (await file.exists()) throw error
      await rm(path, { force: true })
    }
  })
  await copyFolder(mailboxDir, mailsIn(folder))
}

/**
 * Copies the files of a backup to the drive and the mailbox.
 * @returns a function that removes the files that are not in the backup
 */
export async function restoreFiles(folder: string): Promise<() => Promise<void>> {
  const restored = new Set<string>()
  await eachOf(await pathsIn(filesIn(folder)), async (path) => {
    const key = path.split(sep).join('/')
    restored.add(key)
    await drive.use().copyFromFs(join(filesIn(folder), path), key)
  })
  return async () => {
    await eachOf(storedFiles(), async ({ key }) => {
      if (!restored.has(key)) await drive.use().delete(key)
    })
    await rm(mailboxDir, { recursive: true, force: true })
    await copyFolder(mailsIn(folder), mailboxDir)
  }
}

export async function countStored(): Promise<number> {
  const files = await Array.fromAsync(storedFiles(), ({ key }) => key)
  return files.length
}

export async function countFiles(folder: string): Promise<number> {
  return (await pathsIn(filesIn(folder))).length
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    emptyIfMissing
  )
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

async function copyFolder(from: string, to: string) {
  await cp(from, to, { recursive: true })
    .then(() => chmod(to, 0o700))
    .catch(emptyIfMissing)
}

async function sizeOf(path: string): Promise<number | null> {
  const stats = await stat(path).catch(emptyIfMissing)
  return 'size' in stats ? stats.size : null
}

function emptyIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code !== 'ENOENT') throw error
  return []
}

/** Works on all items, several in parallel. */
export async function eachOf<Item>(
  items: AsyncIterable<Item> | Item[],
  work: (item: Item) => Promise<void>
) {
  const running = new Set<Promise<void>>()
  for await (const item of items) {
    const job = work(item).finally(() => running.delete(job))
    running.add(job)
    if (running.size >= PARALLEL) await Promise.race(running)
  }
  await Promise.all(running)
}
