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

const CHUNK = 5000
const columns = ['id', 'owner', 'wrapped', 'wrapped_by'] as const

/** The last line of the file: how many keys are before it. */
type End = { keys: number }

/** Rows whose key was destroyed since the backup keep nothing that it sealed. */
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
].map(([table, changes]) => ({
  table,
  statement: `update ${table} set ${changes}
     where key_id is not null and key_id not in (select id from person_keys)`,
}))

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

/** Why a restore would lose document numbers, or null. */
export async function faultOfKeys(folder: string, name: string): Promise<string | null> {
  const path = keyPath(folder, name)
  if (!(await stat(path).catch(() => null)))
    return `${path} is missing: without it all document numbers, photos and files are lost; an empty file restores the rest`
  const { found, named } = await countKeys(folder, name)
  return named === null || named === found ? null : `${path} has ${found} of ${named} keys`
}

/** `named`: what the last line says; null for an incomplete file, or one of an earlier version. */
async function countKeys(folder: string, name: string) {
  let found = 0
  let named: number | null = null
  for await (const line of linesOf(folder, name)) {
    const entry: Key | End = JSON.parse(line)
    if ('keys' in entry) named = entry.keys
    else found++
  }
  return { found, named }
}

/**
 * What to forget beside the keys that exist. Where all are known, requests keep the id of a destroyed
 * one: `eraseAgain` finds them by it. Otherwise a lost key would look like a destroyed one.
 */
async function statementsFor(folder: string, name: string) {
  const { named } = await countKeys(folder, name)
  return FORGET.filter(({ table }) => !named || table !== 'forms')
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
  const parts = await Array.fromAsync(keysIn(folder, name))
  const statements = await statementsFor(folder, name)
  inFile(path, (restored) => {
    const insert = restored.prepare(`insert into person_keys (${columns}) values (?, ?, ?, ?)`)
    const namesKey = restored.prepare(`select 1 from pragma_table_info(?) where name = 'key_id'`)
    const write = restored.transaction(() => {
      for (const part of parts) for (const key of part) insert.run(...columns.map((c) => key[c]))
      for (const { table, statement } of statements)
        // An older version sealed less.
        if (namesKey.get(table)) restored.exec(statement)
    })
    write()
  })
}

/** The same for the restored PostgreSQL database. */
export async function addKeys(folder: string, name: string) {
  await db.transaction(async (trx) => {
    for await (const part of keysIn(folder, name)) await trx.table('person_keys').multiInsert(part)
    for (const { table, statement } of await statementsFor(folder, name))
      if (await trx.schema.hasColumn(table, 'key_id')) await trx.rawQuery(statement)
    await trx.rawQuery(
      `select setval(pg_get_serial_sequence('person_keys', 'id'),
         (select coalesce(max(id), 0) + 1 from person_keys), false)`
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
  let count = 0
  for await (const part of rowsInParts<Key>(keys, { size: CHUNK }))
    for (const key of part) {
      yield `${JSON.stringify(key)}\n`
      count++
    }
  const end: End = { keys: count }
  yield `${JSON.stringify(end)}\n`
}

async function* keysIn(folder: string, name: string): AsyncGenerator<Key[]> {
  let part: Key[] = []
  for await (const line of linesOf(folder, name)) {
    const entry: Key | End = JSON.parse(line)
    if (!('keys' in entry)) part.push(entry)
    if (part.length < CHUNK) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

async function* linesOf(folder: string, name: string) {
  for await (const line of createInterface(createReadStream(keyPath(folder, name))))
    if (line) yield line
}
