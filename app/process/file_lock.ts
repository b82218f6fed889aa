import { createRequire } from 'node:module'
import { codeOf } from '#exceptions/error_facts'

export type FileLock = { release(): void }

/** A transaction of SQLite: the system frees it however the holder ends. Null while another holds it. */
export function lockFile(path: string): FileLock | null {
  const Sqlite = createRequire(import.meta.url)('better-sqlite3')
  const file = new Sqlite(path, { timeout: 0 })
  try {
    file.exec('begin exclusive')
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    if (codeOf(error) !== 'SQLITE_BUSY') throw error
    return null
  }
}
