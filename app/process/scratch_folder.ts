import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '#exceptions/error_facts'
import { randomToken } from '#text/secrets'
import { storageDir } from '#start/env'

/** A folder with the uploads of each HTTP request. Other files live here until they are whole or read. */
export const uploadFolder = join(storageDir, 'tmp', 'uploads')
export const scratchFolder = join(storageDir, 'tmp', 'scratch')

/** In milliseconds: longer than any request or document. */
const HOUR = 60 * 60 * 1000

/** Their names contain the process that works with them. */
const newName = () => `${process.pid}@${hostname()}@${randomToken()}`

/** A new path; the folder is made when the first file comes. */
export const folderOfRequest = () => join(uploadFolder, newName())

export async function scratchPath() {
  await mkdir(scratchFolder, { recursive: true, mode: 0o700 })
  return join(scratchFolder, newName())
}

// Retries, because an upload may still create a file in the folder.
export const removeScratch = (path: string) =>
  rm(path, { recursive: true, force: true, maxRetries: 3 })

/** Removes what killed processes left; call it before the first request or job. */
export async function sweepScratch() {
  for (const folder of [uploadFolder, scratchFolder]) await sweep(folder)
}

async function sweep(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const [pid, host] = name.split('@')
    const madeAt = (await stat(path).catch(() => null))?.mtimeMs ?? 0
    const isAbandoned = host === hostname() && !isAlive(Number(pid))
    if (isAbandoned || Date.now() - madeAt > HOUR) await removeScratch(path)
  }
}

function isAlive(pid: number) {
  // In a container this process may have the number of the killed one.
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
