import { createServer } from 'node:net'
import { join } from 'node:path'
import { sealKey } from '#operations/checks/installation'
import { essential, mailServerChecks, migrations } from '#operations/checks/services'
import { lockFile, type FileLock } from '#process/file_lock'
import { OperatorError } from '#process/operator_error'
import { isEmbedded, storageDir } from '#start/env'

/**
 * Checks before the start that all services answer. Services that may be away only cause a warning.
 * @throws OperatorError that names the first fault
 */
export async function checkStart({ migrated = false, serves = false } = {}) {
  if (serves) await assertFreePort()
  const checks = migrated ? [...essential, migrations, sealKey, ...mailServerChecks] : essential
  const results = await Promise.all(
    checks.map(async (check) => ({ name: check.name, ...(await check.run()) }))
  )
  for (const { name, message, status } of results)
    if (status === 'error') throw new OperatorError(`Cannot start: ${name}: ${message}`)
  for (const { name, message, status } of results)
    if (status === 'warning' && migrated) console.error(`Warning: ${name}: ${message}`)
  if (serves && migrated && isEmbedded) warnOfSecondServer()
}

/** For commands that read tables. @throws OperatorError if the database lacks a migration */
export async function assertMigrated() {
  const { status, message } = await migrations.run()
  if (status === 'error') throw new OperatorError(`Nothing was done: ${message}`)
}

/** Checked before the migrations, which may take minutes. */
function assertFreePort() {
  const { HOST: host, PORT: port } = process.env
  return new Promise<void>((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      const cause = error.code === 'EADDRINUSE' ? 'in use by another program' : error.code
      reject(
        new OperatorError(`Cannot start: PORT ${port} of ${host} is ${cause}: set another one`)
      )
    })
    server.listen(Number(port), host, () => server.close(() => resolve()))
  })
}

let serverLock: FileLock | null = null

/** Warns if another server uses the same SQLite folder, because both would run workers. */
function warnOfSecondServer() {
  const lock = lockFile(join(storageDir, 'server.lock'))
  if (!lock && !serverLock)
    console.error(`Warning: another server uses ${storageDir}: stop one of them`)
  serverLock ??= lock
}
