import { setTimeout as sleep } from 'node:timers/promises'
import { Exception } from '@adonisjs/core/exceptions'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { codeOf } from '#exceptions/error_facts'
import { withPurgeLock } from '#operations/purge_lock'
import { rewriteRedisFile } from '#operations/redis_file'
import type { Purge } from '#purge/purge'
import env, { isEmbedded } from '#start/env'

type Row = Partial<Record<'name' | 'statement' | 'xid', string>> & { yes?: boolean }
type Connection = { query(sql: string, values?: unknown[]): Promise<{ rows: Row[] }> }

/** Limit for each lock: other queries wait behind it. */
const LOCK_TIMEOUT = '5s'
/** Error codes while another connection locks a table, or the file. */
const LOCKED = /^(55P03|SQLITE_BUSY)/
/** In milliseconds. An export reads in one transaction, which may take fifteen minutes. */
const LONGEST_TRANSACTION = 16 * 60_000

/**
 * Selects statements that drop the statistics of empty tables, which contain samples of values.
 * ANALYZE does not drop them; a change of the column's type does, even to the same type. Columns on
 * which a trigger or another column depends cannot be changed: they contain codes, no personal data.
 */
const DROP_SAMPLES = `
  select format('alter table %I alter column %I type %s %s', s.tablename, s.attname,
    format_type(a.atttypid, a.atttypmod),
    (select 'collate ' || quote_ident(collname) from pg_collation
     where oid = a.attcollation and collname <> 'default')) as statement
  from pg_stats s
  join pg_class c on c.relname = s.tablename and c.relkind = 'r' and c.relpages = 0
    and c.relnamespace = current_schema()::regnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = s.attname
  where s.schemaname = current_schema() and not exists (
    select from pg_depend d where d.refobjid = c.oid and d.refobjsubid = a.attnum
    and (d.classid = 'pg_trigger'::regclass or d.classid = 'pg_attrdef'::regclass and d.deptype = 'n'))`

/**
 * Overwrites the remains of deleted rows by rewriting the database; queries wait meanwhile.
 * @returns false if remains are left; the log has the reason
 */
export async function eraseRemains(): Promise<boolean> {
  // VACUUM is not possible in a transaction.
  if (db.connection().isTransaction) return false
  try {
    await withPurgeLock(isEmbedded ? eraseInFile : eraseInTables)
    return !env.get('REDIS_URL') || (await rewriteRedisFile())
  } catch (error) {
    logger.error({ err: error }, 'remains of purged data are not erased')
    return false
  }
}

async function eraseInFile() {
  // The search index keeps the words of deleted rows. Its secure-delete option is ten times slower.
  await whenFree(() => db.rawQuery(`insert into forms_search (forms_search) values ('rebuild')`))
  await whenFree(() => db.rawQuery('vacuum'))
  await whenFree(async () => {
    const [{ busy }] = await db.rawQuery('pragma wal_checkpoint(truncate)')
    if (busy)
      throw new Exception('somebody reads the database: its log was not emptied', {
        code: 'SQLITE_BUSY',
      })
  })
}

async function eraseInTables() {
  const { client } = db.connection().getWriteClient()
  const connection: Connection = await client.acquireConnection()
  const rewrite = (statement: string) => whenFree(() => connection.query(statement))
  try {
    await connection.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
    await waitForOldTransactions(connection)
    const tables = `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`
    for (const { name } of (await connection.query(tables)).rows)
      await rewrite(`vacuum (full, analyze) ${name}`)
    for (const { statement } of (await connection.query(DROP_SAMPLES)).rows)
      await rewrite(statement!)
    await waitForOldTransactions(connection)
    // Statistics hold samples of values; only the owner of the database can rewrite them.
    await rewrite('vacuum full pg_statistic')
  } finally {
    await connection.query('reset lock_timeout')
    await client.releaseConnection(connection)
  }
}

export const purgeWithLock = (purge: Purge) =>
  db.connection().isTransaction ? purge.run() : withPurgeLock(() => purge.run())

/** @throws Error if the database is still locked after five tries */
async function whenFree<Result>(work: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!LOCKED.test(codeOf(error)) || tries === 1) throw error
    return whenFree(work, tries - 1)
  }
}

/**
 * Waits until no transaction can see the rows that are deleted by now, because VACUUM would keep them.
 * Transactions in all databases of the server count: new ones here see what was there when those
 * began.
 * @throws Error if one of them does not end
 */
async function waitForOldTransactions(connection: Connection) {
  const next = 'select pg_snapshot_xmax(pg_current_snapshot())::text as xid'
  const [{ xid }] = (await connection.query(next)).rows
  // Transaction numbers wrap around; `age` compares them as PostgreSQL does.
  const unseen = `select pg_snapshot_xmin(pg_current_snapshot()) >= $1::text::xid8 and not exists (
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and age(backend_xmin) > age($1::text::xid8::xid)
    ) as yes`
  const end = Date.now() + LONGEST_TRANSACTION
  while (!(await connection.query(unseen, [xid])).rows[0].yes) {
    if (Date.now() > end) throw new Error('a transaction does not end: it can see the deleted rows')
    await sleep(250)
  }
}
