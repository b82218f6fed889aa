import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { randomToken } from '#text/secrets'
import { storageDir } from '#start/env'

/** Uploaded files while their HTTP request is answered, a folder for each request. */
export const uploadFolder = join(storageDir, 'tmp', 'uploads')

/** In milliseconds: longer than any request. */
const HOUR = 60 * 60 * 1000

/** The name contains the process that answers the request. */
export const folderOfRequest = () =>
  join(uploadFolder, `${process.pid}@${hostname()}@${randomToken()}`)

// Retries, because an upload may still create a file in the folder.
export const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 })

/** Removes the folders of killed processes; call it before the first request. */
export async function sweepUploads() {
  for (const name of await readdir(uploadFolder).catch(() => [])) {
    const folder = join(uploadFolder, name)
    const [pid, host] = name.split('@')
    const madeAt = (await stat(folder).catch(() => null))?.mtimeMs ?? 0
    const isAbandoned = host === hostname() && !isAlive(Number(pid))
    if (isAbandoned || Date.now() - madeAt > HOUR) await removeFolder(folder)
  }
}

function isAlive(pid: number) {
  // In a container this process may have the number of the killed one.
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error: any) {
    return error.code === 'EPERM'
  }
}
