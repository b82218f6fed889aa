import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import db from '@adonisjs/lucid/services/db'
import { chunks, rowsInParts } from '#sql/bulk'
import { codeOf } from '#exceptions/error_facts'
import { OperatorError } from '#process/operator_error'

/** The used part of `better-sqlite3`, which has no types. */
type SqliteFile = {
  pragma(setting: string): unknown
  exec(sql: string): unknown
  prepare(sql: string): { get(...values: string[]): unknown; run(...values: unknown[]): unknown }
  transaction(work: () => void): () => void
}

type Key = { id: number; owner: string; wrapped: string; wrapped_by: string }

/** A request or a pickup that was deleted; `erased` with its whole person. */
type Forgotten = { key_id: number; reference: string; erased: boolean }

type Certificate = {
  id: number
  forms: unknown
  removed: unknown
  kept: unknown
  user_id: number | null
  created_at: unknown
}

/** What a restore must not lose: what has been deleted, and the certificates of erasures. */
type Lasting = { forgotten: Forgotten[]; certificates: Certificate[] }

/** The keys of a backup, beside its folder. `lasting`: of the database that is replaced. */
export type KeysOfBackup = { folder: string; name: string; lasting: Lasting }

const CHUNK = 5000
const columns = ['id', 'owner', 'wrapped', 'wrapped_by'] as const
const certificateColumns = ['id', 'forms', 'removed', 'kept', 'user_id', 'created_at'] as const

/** Rows whose key no longer exists keep nothing that it sealed. */
const FORGET = [
  ['forms', 'sealed = null, key_id = null'],
  ['collectives', 'sealed = null, key_id = null'],
  ['data_requests', 'sealed = null, key_id = null'],
  // A file is known to be encrypted by its sealed secret.
  ...['form_files', 'form_photos', 'pickup_signatures'].map((table) => [table, 'key_id = null']),
  ['document_runs', 'sealed = null, key_id = null, file_key = null'],
  [
    'import_runs',
    'sealed = null, key_id = null, file_key = null, rows_key = null, photos_key = null',
  ],
]

const isMissing = 'key_id is not null and key_id not in (select id from person_keys)'

/**
 * Requests that were deleted since keep the id of their key: `forgetAgain` finds them by it. A
 * database of an older version does not know them.
 */
function statementsFor(knowsForgotten: boolean) {
  const isKept = `and not exists (select 1 from forgotten_requests deleted
    where deleted.key_id = forms.key_id and deleted.reference = forms.id_form)`
  return FORGET.map(([table, changes]) => ({
    table,
    statement: `update ${table} set ${changes} where ${isMissing}
      ${knowsForgotten && table === 'forms' ? isKept : ''}`,
  }))
}

/** A new key must not have the id of a destroyed one. */
const LAST_ID = `select coalesce(max(id), 0) from (
  select id from person_keys union all select key_id from forgotten_requests) used`

const keyPath = (folder: string, name: string) => join(dirname(folder), name)

const forgottenPath = (folder: string, name: string) =>
  keyPath(folder, name.replace('keys-', 'forgotten-'))

const certificatesPath = (folder: string, name: string) =>
  keyPath(folder, name.replace('keys-', 'certificates-'))

/**
 * Writes the wrapped keys of people into one file beside all backups, the deleted requests and the
 * certificates into two others, in place of the earlier ones: a key that is destroyed here opens no
 * earlier backup either. Must follow the copy of the database.
 * @returns the name of the file; null for a database of an older version, which has no keys
 */
export async function saveKeys(folder: string): Promise<string | null> {
  if (!(await db.connection().schema.hasTable('key_files'))) return null
  const { name } = await db.from('key_files').firstOrFail()
  await writeLines(keyPath(folder, name), keyLines())
  // After the keys: a request that is deleted in between has its key in the file, and is named.
  if (await db.connection().schema.hasTable('forgotten_requests'))
    await writeLines(forgottenPath(folder, name), linesOf(await forgottenRows()))
  if (await db.connection().schema.hasTable('erasures'))
    await writeLines(certificatesPath(folder, name), linesOf(await certificateRows()))
  return name
}

async function writeLines(path: string, lines: Iterable<string> | AsyncIterable<string>) {
  const draft = `${path}.${process.pid}`
  try {
    await pipeline(Readable.from(lines), createWriteStream(draft, { mode: 0o600 }))
    const handle = await open(draft, 'r+')
    await handle.sync()
    await handle.close()
    await rename(draft, path)
  } catch (error) {
    throw new OperatorError(`${path} cannot be written (${codeOf(error)}): a restore would need it`)
  }
}

/** Why a restore would lose all document numbers, or null. */
export async function faultOfKeys(folder: string, name: string): Promise<string | null> {
  const path = keyPath(folder, name)
  return (await stat(path).catch(() => null))
    ? null
    : `${path} is missing: without it all document numbers, photos and files are lost; an empty file restores the rest`
}

/** Removes the keys from a copy of a SQLite database. */
export function dropKeys(path: string) {
  inFile(path, (copy) => {
    copy.pragma('journal_mode = memory')
    copy.pragma('secure_delete = on')
    copy.exec('delete from person_keys')
  })
}

/**
 * What a backup made before does not know; null if this is not the database of the backup, as on an
 * empty machine.
 */
export async function lastingHere(name: string): Promise<Lasting | null> {
  const { schema } = db.connection()
  for (const table of ['key_files', 'forgotten_requests', 'erasures'])
    if (!(await schema.hasTable(table))) return null
  const own = await db.from('key_files').first()
  if (own?.name !== name) return null
  return { forgotten: await forgottenRows(), certificates: await certificateRows() }
}

/** With what the last backup has saved. */
async function allLasting({ folder, name, lasting }: KeysOfBackup): Promise<Lasting> {
  const forgotten = await Array.fromAsync(partsOf<Forgotten>(forgottenPath(folder, name)))
  const certificates = await Array.fromAsync(partsOf<Certificate>(certificatesPath(folder, name)))
  return {
    forgotten: [...forgotten.flat(), ...lasting.forgotten],
    certificates: [...certificates.flat(), ...lasting.certificates],
  }
}

/** Adds the keys that still exist to a restored SQLite database that nobody uses yet. */
export async function addKeysTo(path: string, keys: KeysOfBackup) {
  const parts = await Array.fromAsync(partsOf<Key>(keyPath(keys.folder, keys.name)))
  const { forgotten, certificates } = await allLasting(keys)
  inFile(path, (restored) => {
    // An older version sealed less.
    const hasKeyColumn = restored.prepare(
      `select 1 from pragma_table_info(?) where name = 'key_id'`
    )
    const insert = restored.prepare(`insert into person_keys (${columns}) values (?, ?, ?, ?)`)
    const knowsForgotten = Boolean(hasKeyColumn.get('forgotten_requests'))
    const write = restored.transaction(() => {
      for (const key of parts.flat()) insert.run(...columns.map((c) => key[c]))
      if (knowsForgotten) {
        const note = restored.prepare('insert or ignore into forgotten_requests values (?, ?, ?)')
        for (const { key_id: id, reference, erased } of forgotten)
          note.run(id, reference, Number(erased))
      }
      if (restored.prepare(`select 1 from sqlite_master where name = 'erasures'`).get()) {
        const add = restored.prepare(`insert or ignore into erasures (${certificateColumns})
          values (?, ?, ?, ?, (select id from users where id = ?), ?)`)
        for (const { forms, removed, kept, ...one } of certificates) {
          const lists = [forms, removed, kept].map((list) => JSON.stringify(list))
          add.run(one.id, ...lists, one.user_id, one.created_at)
        }
      }
      for (const { table, statement } of statementsFor(knowsForgotten))
        if (hasKeyColumn.get(table)) restored.exec(statement)
      if (knowsForgotten)
        restored.exec(
          `update sqlite_sequence set seq = max(seq, (${LAST_ID})) where name = 'person_keys'`
        )
    })
    write()
  })
}

/** The same for the restored PostgreSQL database. */
export async function addKeys(keys: KeysOfBackup) {
  const { forgotten, certificates } = await allLasting(keys)
  await db.transaction(async (trx) => {
    const knowsForgotten = await trx.schema.hasTable('forgotten_requests')
    for await (const part of partsOf<Key>(keyPath(keys.folder, keys.name)))
      await trx.table('person_keys').multiInsert(part)
    if (knowsForgotten)
      for (const deleted of chunks(forgotten, CHUNK))
        await trx.rawQuery(
          `insert into forgotten_requests (key_id, reference, erased)
             select * from json_to_recordset(?) as t (key_id int, reference text, erased boolean)
             on conflict do nothing`,
          [JSON.stringify(deleted)]
        )
    if (await trx.schema.hasTable('erasures')) {
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
    for (const { table, statement } of statementsFor(knowsForgotten))
      if (await trx.schema.hasColumn(table, 'key_id')) await trx.rawQuery(statement)
    const last = knowsForgotten ? LAST_ID : 'select coalesce(max(id), 0) from person_keys'
    await trx.rawQuery(
      `select setval(pg_get_serial_sequence('person_keys', 'id'), (${last}) + 1, false)`
    )
  })
}

function inFile(path: string, work: (database: SqliteFile) => void) {
  const Sqlite = createRequire(import.meta.url)('better-sqlite3')
  const database = new Sqlite(path)
  try {
    const keys = database.prepare(`select 1 from sqlite_master where name = 'person_keys'`).get()
    if (keys) work(database)
  } finally {
    database.close()
  }
}

async function* keyLines() {
  const keys = () => db.from('person_keys').select(...columns)
  for await (const part of rowsInParts<Key>(keys, { size: CHUNK }))
    for (const key of part) yield `${JSON.stringify(key)}\n`
}

const linesOf = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`)

const certificateRows = (): Promise<Certificate[]> =>
  db
    .from('erasures')
    .select(...certificateColumns)
    .orderBy('id')

async function forgottenRows(): Promise<Forgotten[]> {
  const rows: Forgotten[] = await db
    .from('forgotten_requests')
    .select('key_id', 'reference', 'erased')
    .orderBy('key_id')
  return rows.map(({ erased, ...request }) => ({ ...request, erased: Boolean(erased) }))
}

/** Lines of a file as parts; none of a file that does not exist. */
async function* partsOf<Line>(path: string): AsyncGenerator<Line[]> {
  if (!(await stat(path).catch(() => null))) return
  let part: Line[] = []
  for await (const line of createInterface(createReadStream(path))) {
    if (line) part.push(JSON.parse(line))
    if (part.length < CHUNK) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}
