import { chmod, copyFile, open, rename, rm } from 'node:fs/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { codeOf } from '#exceptions/error_facts'
import { addKeys, addKeysTo, dropLeftOut, type KeysOfBackup } from '#operations/backup_keys'
import { dumpDatabase, restoreDump } from '#operations/postgres_programs'
import type { RevokedAccess } from '#operations/revoked_access'
import { OperatorError } from '#process/operator_error'
import { isEmbedded, sqliteFile } from '#start/env'
import { countRows } from '#sql/counts'

interface BackupDatabase {
  file: string
  /** A consistent copy without the rows of `LEFT_OUT`, made without blocking writers. Gives the number of requests. */
  save(path: string): Promise<{ forms: number }>
  rows(): Promise<number>
  /** @throws OperatorError while servers or workers use the database */
  assertUnused(): Promise<void>
  /** Replaces the database by a copy, and adds the keys that are in a file beside the backup. */
  replace(path: string, keys: KeysOfBackup | null, revoked: RevokedAccess | null): Promise<void>
}

export const databaseKind = isEmbedded ? 'sqlite' : 'postgres'

export const databaseOf = (): BackupDatabase => (isEmbedded ? sqlite : postgres)

async function rows(): Promise<number> {
  let total = 0
  for (const table of ['forms', 'users', 'tournaments']) {
    if (await db.connection().schema.hasTable(table)) total += await countRows(db.from(table))
  }
  return total
}

const sqlite: BackupDatabase = {
  file: 'database.sqlite3',
  rows,

  async save(path) {
    await db.rawQuery('vacuum into ?', [path])
    dropLeftOut(path)
    await db.rawQuery('attach database ? as copy', [path])
    try {
      const [{ quick_check: verdict }] = await db.rawQuery('pragma copy.quick_check(1)')
      if (verdict !== 'ok')
        throw new OperatorError(`the copy of the database is damaged: ${verdict}`)
      return { forms: await countRows(db.from('copy.forms')) }
    } finally {
      await db.rawQuery('detach database copy')
    }
  },

  // Leaving WAL mode needs exclusive access, so it shows whether others use the file.
  async assertUnused() {
    await db.rawQuery('pragma busy_timeout = 500')
    try {
      await db.rawQuery('pragma journal_mode = delete')
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error
      throw new OperatorError('the database is in use: stop the product first')
    }
  },

  async replace(path, keys, revoked) {
    const draft = `${sqliteFile}.restoring`
    try {
      await copyFile(path, draft)
      await chmod(draft, 0o600)
      if (keys) await addKeysTo(draft, keys)
      await revoked?.writeIn((write) => inDraft(draft, write))
      const handle = await open(draft, 'r+')
      await handle.sync()
      await handle.close()
      await this.assertUnused()
      await db.manager.closeAll()
      await rename(draft, sqliteFile)
    } finally {
      for (const end of ['', '-wal', '-shm']) await rm(`${draft}${end}`, { force: true })
    }
  },
}

async function inDraft(path: string, write: (trx: TransactionClientContract) => Promise<void>) {
  const { config } = db.manager.get('sqlite')!
  db.manager.add('draft', { ...config, connection: { filename: path } } as typeof config)
  try {
    await db.connection('draft').transaction(write)
  } finally {
    await db.manager.release('draft')
  }
}

const postgres: BackupDatabase = {
  file: 'database.dump',
  rows,

  save(path) {
    return db.transaction(
      async (trx) => {
        const exported = await trx.rawQuery('select pg_export_snapshot() as snapshot')
        await dumpDatabase(path, exported.rows[0].snapshot)
        return { forms: await countRows(trx.from('forms')) }
      },
      { isolationLevel: 'repeatable read' }
    )
  },

  async assertUnused() {
    const connections = await db.rawQuery(
      `select count(*) as others from pg_stat_activity
       where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`
    )
    const others = connections.rows[0].others
    if (others > 0) {
      throw new OperatorError(
        `the database has ${others} other connections: stop all servers and workers first`
      )
    }
  },

  async replace(path, keys, revoked) {
    await this.assertUnused()
    await db.rawQuery('create extension if not exists pg_trgm')
    await restoreDump(path)
    await db.transaction(async (trx) => {
      if (keys) await addKeys(trx, keys)
      await revoked?.writeIn((write) => write(trx))
    })
    await db.rawQuery('vacuum (analyze)')
  },
}
