import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { besideBackups, readRows, writeRows } from '#operations/backup_rows'
import { hasColumn, hasTable, type SqliteFile } from '#operations/sqlite_file'
import { chunks } from '#sql/bulk'

/** A request or a pickup that was deleted; `erased` with its whole person. */
type Forgotten = {
  key_id: number
  reference: string
  erased: boolean
  submitted_at?: unknown
}

type Certificate = {
  id: number
  forms: unknown
  removed: unknown
  kept: unknown
  user_id: number | null
  created_at: unknown
}

type Restriction = { id_form: string; submitted_at: unknown; restricted_at: unknown }

/** A keyed hash of what identified an erased person. */
type Mark = { hash: string; hashed_by: string; noted_at: unknown }

/** What a restore must not lose: what has been deleted or restricted, and the certificates of erasures. */
export type LastingRows = {
  forgotten: Forgotten[]
  certificates: Certificate[]
  restrictions: Restriction[]
  marks: Mark[]
}

const CHUNK = 5000
const certificateColumns = ['id', 'forms', 'removed', 'kept', 'user_id', 'created_at'] as const

const kinds = ['forgotten', 'certificates', 'restrictions', 'marks'] as const

const nameOf = (rows: keyof LastingRows, keyFile: string) => keyFile.replace('keys-', `${rows}-`)

const fileOf = (rows: keyof LastingRows, folder: string, keyFile: string) =>
  besideBackups(folder, nameOf(rows, keyFile))

export const lastingFiles = (keyFile: string) => kinds.map((rows) => nameOf(rows, keyFile))

/** Writes files beside all backups, in place of the earlier ones. */
export async function writeLastingFiles(folder: string, keyFile: string) {
  const { schema } = db.connection()
  if (await schema.hasTable('forgotten_requests')) {
    await writeRows(fileOf('forgotten', folder, keyFile), await forgottenRows())
    await writeRows(fileOf('restrictions', folder, keyFile), await restrictionRows())
  }
  if (await schema.hasTable('erasures'))
    await writeRows(fileOf('certificates', folder, keyFile), await certificateRows())
  await writeRows(fileOf('marks', folder, keyFile), await markRows())
}

/**
 * Adds the rows of the database that a restore replaces to the files beside the backup: if the restore
 * is cut off, the next one still has them.
 * @returns the rows of the files, and whether those of the database are among them
 */
export async function mergeLastingFiles(folder: string, keyFile: string) {
  const saved = await readLastingFiles(folder, keyFile)
  const here = await lastingRowsHere(keyFile)
  if (!here) return { lasting: saved, isCurrent: false }
  const lasting = {
    forgotten: joined(saved.forgotten, here.forgotten, noteOf),
    certificates: joined(saved.certificates, here.certificates, (one) => one.id),
    restrictions: joined(saved.restrictions, here.restrictions, requestOf),
    marks: joined(saved.marks, here.marks, (one) => one.hash),
  }
  for (const rows of kinds) await writeRows(fileOf(rows, folder, keyFile), lasting[rows])
  return { lasting, isCurrent: true }
}

/** All requests and pickups of a person have the same key. */
const noteOf = ({ key_id: key, reference }: Forgotten) => JSON.stringify([key, reference])

const requestOf = ({ id_form: reference, submitted_at: at }: Restriction) =>
  JSON.stringify([reference, at])

const joined = <Row>(older: Row[], newer: Row[], idOf: (row: Row) => unknown): Row[] => [
  ...new Map([...older, ...newer].map((row) => [idOf(row), row])).values(),
]

/** Null if the database is not that of the backup, or has no keys yet: its restore was cut off. */
async function lastingRowsHere(keyFile: string): Promise<LastingRows | null> {
  const { schema } = db.connection()
  for (const table of ['key_files', 'forgotten_requests', 'erasures'])
    if (!(await schema.hasTable(table))) return null
  const own = await db.from('key_files').first()
  if (own?.name !== keyFile || (await lacksKeys())) return null
  return {
    forgotten: await forgottenRows(),
    certificates: await certificateRows(),
    restrictions: await restrictionRows(),
    marks: await markRows(),
  }
}

const lacksKeys = async () =>
  Boolean(
    await db
      .from('forms')
      .whereNotNull('key_id')
      .whereNotIn('key_id', db.from('person_keys').select('id'))
      .first()
  )

async function readLastingFiles(folder: string, keyFile: string): Promise<LastingRows> {
  const saved = async <Row>(rows: keyof LastingRows) => {
    const parts = await Array.fromAsync(readRows<Row>(fileOf(rows, folder, keyFile)))
    return parts.flat()
  }
  return {
    forgotten: await saved('forgotten'),
    certificates: await saved('certificates'),
    restrictions: await saved('restrictions'),
    marks: await saved('marks'),
  }
}

export function addToSqlite(
  restored: SqliteFile,
  { forgotten, certificates, restrictions, marks }: LastingRows
) {
  if (hasTable(restored, 'forgotten_requests')) {
    if (!hasColumn(restored, 'forgotten_requests', 'submitted_at'))
      restored.exec('alter table forgotten_requests add column submitted_at datetime')
    const note = restored.prepare(
      `insert into forgotten_requests values (?, ?, ?, ?)
         on conflict (key_id, reference) do update
           set submitted_at = coalesce(excluded.submitted_at, submitted_at)`
    )
    for (const { key_id: id, reference, erased, submitted_at: at = null } of forgotten)
      note.run(id, reference, Number(erased), at)
    const restrict = restored.prepare(
      'update forms set restricted_at = ? where id_form = ? and submitted_at = ?'
    )
    for (const { id_form: reference, submitted_at: submitted, restricted_at: at } of restrictions)
      restrict.run(at, reference, submitted)
    // The backup may be older than this table.
    restored.exec(`create table if not exists forgotten_marks (id integer primary key autoincrement,
      hash varchar(64) not null unique, hashed_by varchar(16) not null, noted_at datetime not null, pending boolean not null)`)
    const mark = restored.prepare(
      `insert into forgotten_marks as known (hash, hashed_by, noted_at, pending)
         values (?, ?, ?, true)
         on conflict (hash) do update set noted_at = excluded.noted_at, pending = true
           where excluded.noted_at > known.noted_at`
    )
    for (const { hash, hashed_by: by, noted_at: at } of marks) mark.run(hash, by, at)
  }
  if (!hasTable(restored, 'erasures')) return
  const add = restored.prepare(`insert or ignore into erasures (${certificateColumns})
    values (?, ?, ?, ?, (select id from users where id = ?), ?)`)
  for (const { forms, removed, kept, ...one } of certificates) {
    const lists = [forms, removed, kept].map((list) => JSON.stringify(list))
    add.run(one.id, ...lists, one.user_id, one.created_at)
  }
}

export async function addToPostgres(
  trx: TransactionClientContract,
  { forgotten, certificates, restrictions, marks }: LastingRows
) {
  if (await trx.schema.hasTable('forgotten_requests')) {
    await trx.rawQuery(
      'alter table forgotten_requests add column if not exists submitted_at timestamptz'
    )
    for (const deleted of chunks(forgotten, CHUNK))
      await trx.rawQuery(
        `insert into forgotten_requests (key_id, reference, erased, submitted_at)
           select * from json_to_recordset(?)
             as t (key_id int, reference text, erased boolean, submitted_at timestamptz)
           on conflict (key_id, reference) do update
             set submitted_at = coalesce(excluded.submitted_at, forgotten_requests.submitted_at)`,
        [JSON.stringify(deleted)]
      )
    for (const { restricted_at: at, ...request } of restrictions)
      await trx.from('forms').where(request).update({ restricted_at: at })
    await trx.rawQuery(`create table if not exists forgotten_marks (id serial primary key,
      hash varchar(64) not null unique, hashed_by varchar(16) not null, noted_at timestamptz not null, pending boolean not null)`)
    for (const part of chunks(marks, CHUNK))
      await trx.rawQuery(
        `insert into forgotten_marks as known (hash, hashed_by, noted_at, pending)
           select hash, hashed_by, noted_at, true from json_to_recordset(?)
             as t (hash text, hashed_by text, noted_at timestamptz)
           on conflict (hash) do update set noted_at = excluded.noted_at, pending = true
             where excluded.noted_at > known.noted_at`,
        [JSON.stringify(part)]
      )
  }
  if (!(await trx.schema.hasTable('erasures'))) return
  await trx.rawQuery(
    `insert into erasures (${certificateColumns})
       select t.id, t.forms, t.removed, t.kept, users.id, t.created_at from json_to_recordset(?)
         as t (id int, forms jsonb, removed jsonb, kept jsonb, user_id int, created_at timestamptz)
       left join users on users.id = t.user_id
       on conflict do nothing`,
    [JSON.stringify(certificates)]
  )
  await trx.rawQuery(
    `select setval(pg_get_serial_sequence('erasures', 'id'), coalesce(max(id), 0) + 1, false)
       from erasures`
  )
}

const certificateRows = (): Promise<Certificate[]> =>
  db
    .from('erasures')
    .select(...certificateColumns)
    .orderBy('id')

/** All who were ever restricted: for those who no longer are, a restore lifts the restriction of the backup. */
const restrictionRows = (): Promise<Restriction[]> =>
  db
    .from('forms')
    .whereNotNull('restricted_at')
    .orWhereIn(
      'id',
      db.from('form_logs').whereIn('type', ['restricted', 'unrestricted']).select('form_id')
    )
    .select('id_form', 'submitted_at', 'restricted_at')
    .orderBy('id')

async function markRows(): Promise<Mark[]> {
  if (!(await db.connection().schema.hasTable('forgotten_marks'))) return []
  return db.from('forgotten_marks').select('hash', 'hashed_by', 'noted_at').orderBy('id')
}

async function forgottenRows(): Promise<Forgotten[]> {
  const rows: Forgotten[] = await db.from('forgotten_requests').select('*').orderBy('key_id')
  return rows.map(({ erased, ...request }) => ({ ...request, erased: Boolean(erased) }))
}
