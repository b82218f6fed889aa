import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import drive from '@adonisjs/drive/services/main'
import { mailboxDir } from '#mails/eml_transport'
import { OVERHEAD, type BackupCipher } from '#operations/backup_cipher'
import { storedFiles } from '#process/stored_files'

/** An object store has high latency, so this many files are copied in parallel. */
const PARALLEL = 16

const filesIn = (folder: string) => join(folder, 'files')
const mailsIn = (folder: string) => join(folder, 'mail')

/** Copies files and mails into a backup, encrypted with the cipher; what is there stays. */
export async function saveFiles(folder: string, cipher: BackupCipher | null) {
  await eachOf(storedFiles(), async (file) => {
    const path = join(filesIn(folder), ...file.key.split('/'))
    try {
      const size = (await file.getMetaData()).contentLength + (cipher ? OVERHEAD : 0)
      if ((await sizeOf(path)) === size) return
      await saveFile(await file.getStream(), path, folder, cipher)
    } catch (error) {
      // A file may be removed while the backup is made.
      if (await file.exists()) throw error
      await rm(path, { force: true })
    }
  })
  await eachOf(await pathsIn(mailboxDir), async (name) => {
    const path = join(mailsIn(folder), name)
    if ((await sizeOf(path)) !== null) return
    const mail = join(mailboxDir, name)
    await saveFile(createReadStream(mail), path, folder, cipher).catch(async (error) => {
      if (await sizeOf(mail)) throw error
      await rm(path, { force: true })
    })
  })
}

export async function saveFile(
  from: Readable,
  path: string,
  folder: string,
  cipher: BackupCipher | null
) {
  if (cipher) return cipher.encrypt(from, path, nameIn(folder, path))
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(from, createWriteStream(path))
}

/** Lends a file of a backup, decrypted if there is a cipher, to `work`. */
export const withFile = <Result>(
  path: string,
  folder: string,
  cipher: BackupCipher | null,
  work: (plain: string) => Promise<Result>
) => (cipher ? cipher.withPlain(path, nameIn(folder, path), work) : work(path))

/** A file's path in its backup, the same on every system. */
const nameIn = (folder: string, path: string) => relative(folder, path).split(sep).join('/')

/** Returns a function that removes the files that are not in the backup. */
export async function restoreFiles(
  folder: string,
  cipher: BackupCipher | null
): Promise<() => Promise<void>> {
  const restored = new Set<string>()
  await eachOf(await pathsIn(filesIn(folder)), async (path) => {
    const key = path.split(sep).join('/')
    restored.add(key)
    await withFile(join(filesIn(folder), path), folder, cipher, (plain) =>
      drive.use().copyFromFs(plain, key)
    )
  })
  return async () => {
    await eachOf(storedFiles(), async ({ key }) => {
      if (!restored.has(key)) await drive.use().delete(key)
    })
    await rm(mailboxDir, { recursive: true, force: true })
    await eachOf(await pathsIn(mailsIn(folder)), async (name) => {
      await mkdir(dirname(join(mailboxDir, name)), { recursive: true, mode: 0o700 })
      await withFile(join(mailsIn(folder), name), folder, cipher, (plain) =>
        copyFile(plain, join(mailboxDir, name))
      )
    })
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

async function sizeOf(path: string): Promise<number | null> {
  const stats = await stat(path).catch(emptyIfMissing)
  return 'size' in stats ? stats.size : null
}

function emptyIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code !== 'ENOENT') throw error
  return []
}

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
