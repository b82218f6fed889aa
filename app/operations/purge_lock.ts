import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { lockFile } from '#process/file_lock'
import { isEmbedded, storageDir } from '#start/env'

/** Number of the advisory lock in PostgreSQL. */
const LOCK = 77_001

/** Works while no other process purges or erases, so that an erasure never ends before a purge. */
export const withPurgeLock = <Result>(work: () => Promise<Result>) =>
  isEmbedded ? withFileLock(work) : withDatabaseLock(work)

async function withFileLock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const lock = lockFile(join(storageDir, 'purge.lock'))
    if (lock) return work().finally(() => lock.release())
    await sleep(250)
  }
}

async function withDatabaseLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const { client } = db.connection().getWriteClient()
  const connection = await client.acquireConnection()
  try {
    // Ask again and again: a waiting query is a transaction, and VACUUM would wait for it.
    const ask = `select pg_try_advisory_lock(${LOCK}) as mine`
    while (!(await connection.query(ask)).rows[0].mine) await sleep(250)
    return await work()
  } finally {
    await connection.query(`select pg_advisory_unlock(${LOCK})`)
    await client.releaseConnection(connection)
  }
}
