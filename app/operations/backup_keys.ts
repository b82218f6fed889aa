import { stat } from 'node:fs/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { besideBackups, readRows, writeRows } from '#operations/backup_rows'
import {
  addToPostgres,
  addToSqlite,
  lastingFiles,
  type LastingRows,
  writeLastingFiles,
} from '#operations/lasting_rows'
import { hasColumn, hasTable, inSqliteFile } from '#operations/sqlite_file'
import { rowsInParts } from '#sql/bulk'
import { REMOVED } from '#text/removed_text'

type Key = { id: number; owner: string; wrapped: string; wrapped_by: string }

/**
 * The keys of a backup, beside its folder. `lasting`: also of the database that is replaced;
 * `remaining`: its keys, null if it is of another installation.
 */
export type KeysOfBackup = {
  folder: string
  name: string
  lasting: LastingRows
  remaining: Set<number> | null
}

const LOST_ROWS = 'people who were erased or restricted since are back as they were'

const CHUNK = 5000
const columns = ['id', 'owner', 'wrapped', 'wrapped_by'] as const

/** Empty in a backup: keys are beside it, and a restore must not revive logins that have ended since. */
export const LEFT_OUT = [
  ...['person_keys', 'sessions', 'user_sessions', 'remember_me_tokens', 'password_resets'],
]

/** Rows whose key no longer exists keep nothing that it sealed. */
const FORGET = [
  ['forms', 'sealed = null, key_id = null'],
  ['collectives', 'sealed = null, key_id = null'],
  ['data_requests', 'sealed = null, key_id = null'],
  // A file is known to be encrypted by its sealed secret. Its name may be that of the person.
  ['form_files', `key_id = null, name = '${REMOVED}'`],
  ...['form_photos', 'pickup_signatures'].map((table) => [table, 'key_id = null']),
  ['document_runs', 'sealed = null, key_id = null, file_key = null'],
  [
    'import_runs',
    `sealed = null, key_id = null, file_key = null, rows_key = null, photos_key = null, file = '${REMOVED}'`,
  ],
]

const isMissing = 'key_id is not null and key_id not in (select id from person_keys)'

/** Nobody can confirm a list without its rows. */
const UNREADABLE = [
  {
    table: 'import_runs',
    statement: `delete from import_runs where state = 'preview' and ${isMissing}`,
  },
]

/**
 * Requests that were deleted since keep the id of their key: `forgetAgain` finds those by it that earlier
 * versions noted. A database of an older version does not know them.
 */
function statementsFor(knowsForgotten: boolean) {
  const isKept = `and not exists (select 1 from forgotten_requests deleted
    where deleted.key_id = forms.key_id and deleted.reference = forms.id_form)`
  const changes = FORGET.map(([table, change]) => ({
    table,
    statement: `update ${table} set ${change} where ${isMissing}
      ${knowsForgotten && table === 'forms' ? isKept : ''}`,
  }))
  return [...UNREADABLE, ...changes]
}

/** A new key must not have the id of a destroyed one. */
const LAST_ID = `select coalesce(max(id), 0) from (
  select id from person_keys union all select key_id from forgotten_requests) used`

/**
 * Writes the wrapped keys of people into one file beside all backups, in place of the earlier one: a
 * key that is destroyed here opens no earlier backup either. Must follow the copy of the database.
 * @returns the name of the file; null for a database of an older version, which has no keys
 */
export async function saveKeys(folder: string): Promise<string | null> {
  if (!(await db.connection().schema.hasTable('key_files'))) return null
  const { name } = await db.from('key_files').firstOrFail()
  await writeRows(besideBackups(folder, name), keys())
  // After the keys: a request that is deleted in between has its key in the file, and is named.
  await writeLastingFiles(folder, name)
  return name
}

async function* keys() {
  const rows = () => db.from('person_keys').select(...columns)
  for await (const part of rowsInParts<Key>(rows, { size: CHUNK })) yield* part
}

/** An imported list that was deleted since a backup has no key any more, and stays unreadable. */
export async function remainingKeys(): Promise<Set<number>> {
  const rows = await db.from('person_keys').select('id')
  return new Set(rows.map(({ id }) => id))
}

/** Why a restore would lose all document numbers, or forget what has been deleted or restricted since. */
export async function faultsBeside(folder: string, name: string): Promise<string[]> {
  const losses = {
    [name]: 'all document numbers, photos and files are lost',
    ...Object.fromEntries(lastingFiles(name).map((file) => [file, LOST_ROWS])),
  }
  const faults: string[] = []
  for (const [file, loss] of Object.entries(losses)) {
    const path = besideBackups(folder, file)
    if (!(await stat(path).catch(() => null)))
      faults.push(`${path} is missing: without it ${loss}; an empty file restores the rest`)
  }
  return faults
}

export function dropLeftOut(path: string) {
  inSqliteFile(path, (copy) => {
    copy.pragma('journal_mode = memory')
    copy.pragma('secure_delete = on')
    for (const table of LEFT_OUT.filter((name) => hasTable(copy, name)))
      copy.exec(`delete from ${table}`)
  })
}

/** The keys of people tell their deletion by the notes that `forgetAgain` reads. */
const isOfList = (owner: string) => owner.startsWith('imports/')

async function* keysToAdd({ folder, name, remaining }: KeysOfBackup) {
  for await (const part of readRows<Key>(besideBackups(folder, name)))
    yield part.filter(({ id, owner }) => !remaining || remaining.has(id) || !isOfList(owner))
}

/** Adds the keys that still exist to a restored SQLite database that nobody uses yet. */
export async function addKeysTo(path: string, saved: KeysOfBackup) {
  const parts = await Array.fromAsync(keysToAdd(saved))
  inSqliteFile(path, (restored) => {
    if (!hasTable(restored, 'person_keys')) return
    const insert = restored.prepare(`insert into person_keys (${columns}) values (?, ?, ?, ?)`)
    const knowsForgotten = hasTable(restored, 'forgotten_requests')
    const write = restored.transaction(() => {
      for (const key of parts.flat()) insert.run(...columns.map((c) => key[c]))
      addToSqlite(restored, saved.lasting)
      // An older version sealed less.
      for (const { table, statement } of statementsFor(knowsForgotten))
        if (hasColumn(restored, table, 'key_id')) restored.exec(statement)
      if (knowsForgotten)
        restored.exec(
          `update sqlite_sequence set seq = max(seq, (${LAST_ID})) where name = 'person_keys'`
        )
    })
    write()
  })
}

/** The same for the restored PostgreSQL database. */
export async function addKeys(trx: TransactionClientContract, saved: KeysOfBackup) {
  const knowsForgotten = await trx.schema.hasTable('forgotten_requests')
  for await (const part of keysToAdd(saved))
    if (part.length > 0) await trx.table('person_keys').multiInsert(part)
  await addToPostgres(trx, saved.lasting)
  for (const { table, statement } of statementsFor(knowsForgotten))
    if (await trx.schema.hasColumn(table, 'key_id')) await trx.rawQuery(statement)
  const last = knowsForgotten ? LAST_ID : 'select coalesce(max(id), 0) from person_keys'
  await trx.rawQuery(
    `select setval(pg_get_serial_sequence('person_keys', 'id'), (${last}) + 1, false)`
  )
}
