import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { randomToken } from '#text/secrets'
import { storageDir } from '#start/env'

/** Files of requests while they are answered, a folder for each. */
export const uploadFolder = join(storageDir, 'tmp', 'uploads')

/** In milliseconds: longer than any request. */
const HOUR = 60 * 60 * 1000

/** The name contains the process that answers the request. */
export const folderOfRequest = () =>
  join(uploadFolder, `${process.pid}@${hostname()}@${randomToken()}`)

// A file may be opened in the folder while it is removed.
export const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 })

/** Removes the folders of killed processes; call it before the first request. */
export async function sweepUploads() {
  for (const name of await readdir(uploadFolder).catch(() => [])) {
    const folder = join(uploadFolder, name)
    const [pid, host] = name.split('@')
    const madeAt = (await stat(folder).catch(() => null))?.mtimeMs ?? 0
    const isLeft = host === hostname() && !isAlive(Number(pid))
    if (isLeft || Date.now() - madeAt > HOUR) await removeFolder(folder)
  }
}

function isAlive(pid: number) {
  // In a container the next process has the same number as the killed one.
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error: any) {
    return error.code === 'EPERM'
  }
}
