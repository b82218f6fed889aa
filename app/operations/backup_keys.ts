import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import db from '@adonisjs/lucid/services/db'
import { rowsInParts } from '#sql/bulk'
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

/** The id of a key that was destroyed with its person. */
type Destroyed = { destroyed: number }

const CHUNK = 5000
const columns = ['id', 'owner', 'wrapped', 'wrapped_by'] as const

/** Rows whose key no longer exists keep nothing that it sealed. */
const FORGET = [
  ['forms', 'sealed = null, key_id = null'],
  [
    'collectives',
    `sealed = null, key_id = null, document = null, name = '—', lastname = '—',
     email = null, phone = null, observations = null`,
  ],
  // A file is known to be encrypted by its sealed secret.
  ...['form_files', 'form_photos'].map((table) => [table, 'key_id = null']),
  ['document_runs', 'sealed = null, key_id = null, file_key = null'],
  [
    'import_runs',
    'sealed = null, key_id = null, file_key = null, rows_key = null, photos_key = null',
  ],
]

/**
 * Requests of people who were erased since keep the id of the key: `eraseAgain` finds them by it. A
 * database of an older version does not know who was erased.
 */
const statementsFor = (knowsDestroyed: boolean) =>
  FORGET.map(([table, changes]) => {
    const isFound = knowsDestroyed && table === 'forms'
    const rest = isFound ? 'and key_id not in (select key_id from destroyed_keys)' : ''
    return {
      table,
      statement: `update ${table} set ${changes}
         where key_id is not null and key_id not in (select id from person_keys) ${rest}`,
    }
  })

/** A new key must not have the id of a destroyed one. */
const LAST_ID = `select coalesce(max(id), 0) from (
  select id from person_keys union all select key_id from destroyed_keys) used`

const keyPath = (folder: string, name: string) => join(dirname(folder), name)

/**
 * Writes the wrapped keys of people into one file beside all backups, in place of the earlier one:
 * a key that is destroyed here opens no earlier backup either. Must follow the copy of the database.
 * @returns the name of the file; null for a database of an older version, which has no keys
 */
export async function saveKeys(folder: string): Promise<string | null> {
  if (!(await db.connection().schema.hasTable('key_files'))) return null
  const { name } = await db.from('key_files').firstOrFail()
  const path = keyPath(folder, name)
  const draft = `${path}.${process.pid}`
  try {
    await pipeline(Readable.from(lines()), createWriteStream(draft, { mode: 0o600 }))
    const handle = await open(draft, 'r+')
    await handle.sync()
    await handle.close()
    await rename(draft, path)
  } catch (error) {
    throw new OperatorError(`${path} cannot be written (${codeOf(error)}): a restore would need it`)
  }
  return name
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

/** Adds the keys that still exist to a restored SQLite database that nobody uses yet. */
export async function addKeysTo(path: string, folder: string, name: string) {
  const parts = await Array.fromAsync(entriesIn(folder, name))
  inFile(path, (restored) => {
    // An older version sealed less.
    const namesKey = restored.prepare(`select 1 from pragma_table_info(?) where name = 'key_id'`)
    const insert = restored.prepare(`insert into person_keys (${columns}) values (?, ?, ?, ?)`)
    const knowsDestroyed = namesKey.get('destroyed_keys')
    const note = knowsDestroyed
      ? restored.prepare('insert or ignore into destroyed_keys values (?)')
      : null
    const write = restored.transaction(() => {
      for (const { keys, destroyed } of parts) {
        for (const key of keys) insert.run(...columns.map((c) => key[c]))
        for (const id of destroyed) note?.run(id)
      }
      for (const { table, statement } of statementsFor(Boolean(knowsDestroyed)))
        if (namesKey.get(table)) restored.exec(statement)
      if (knowsDestroyed)
        restored.exec(`update sqlite_sequence set seq = (${LAST_ID}) where name = 'person_keys'`)
    })
    write()
  })
}

/** The same for the restored PostgreSQL database. */
export async function addKeys(folder: string, name: string) {
  await db.transaction(async (trx) => {
    const knowsDestroyed = await trx.schema.hasTable('destroyed_keys')
    for await (const { keys, destroyed } of entriesIn(folder, name)) {
      if (keys.length > 0) await trx.table('person_keys').multiInsert(keys)
      if (knowsDestroyed)
        await trx.rawQuery(
          'insert into destroyed_keys select unnest(?::int[]) on conflict do nothing',
          [destroyed]
        )
    }
    for (const { table, statement } of statementsFor(knowsDestroyed))
      if (await trx.schema.hasColumn(table, 'key_id')) await trx.rawQuery(statement)
    const last = knowsDestroyed ? LAST_ID : 'select coalesce(max(id), 0) from person_keys'
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

async function* lines() {
  const keys = () => db.from('person_keys').select(...columns)
  for await (const part of rowsInParts<Key>(keys, { size: CHUNK }))
    for (const key of part) yield `${JSON.stringify(key)}\n`
  const gone = () => db.from('destroyed_keys').select('key_id as id')
  for await (const part of rowsInParts<{ id: number }>(gone, { size: CHUNK, id: 'key_id' }))
    for (const { id } of part) yield `${JSON.stringify({ destroyed: Number(id) })}\n`
}

type Part = { keys: Key[]; destroyed: number[] }

async function* entriesIn(folder: string, name: string): AsyncGenerator<Part> {
  let part: Part = { keys: [], destroyed: [] }
  for await (const line of createInterface(createReadStream(keyPath(folder, name)))) {
    if (!line) continue
    const entry: Key | Destroyed = JSON.parse(line)
    if ('destroyed' in entry) part.destroyed.push(entry.destroyed)
    else part.keys.push(entry)
    if (part.keys.length + part.destroyed.length < CHUNK) continue
    yield part
    part = { keys: [], destroyed: [] }
  }
  yield part
}
