import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { lockFile } from '#process/file_lock'
import { isEmbedded, storageDir } from '#start/env'

/** Number of the lock of PostgreSQL that the process holds whose turn it is. */
const LOCK = 77_001

/** Does work while no other process purges or erases: one would be done while the other removes. */
export const inTurn = <Result>(work: () => Promise<Result>) =>
  isEmbedded ? onFile(work) : onDatabase(work)

async function onFile<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const lock = lockFile(join(storageDir, 'purge.lock'))
    if (lock) return work().finally(() => lock.release())
    await sleep(250)
  }
}

async function onDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const { client } = db.connection().getWriteClient()
  const connection = await client.acquireConnection()
  try {
    // A query that waits would be a transaction for which VACUUM has to wait.
    const ask = `select pg_try_advisory_lock(${LOCK}) as mine`
    while (!(await connection.query(ask)).rows[0].mine) await sleep(250)
    return await work()
  } finally {
    await connection.query(`select pg_advisory_unlock(${LOCK})`)
    await client.releaseConnection(connection)
  }
}
