import type { KeyObject } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sealKeys } from '#config/sealing'
import { chunks, queryRows, rowsInParts } from '#sql/bulk'
import { keyOf, newSecret, open, seal } from '#sealing/cipher'
import { countRows } from '#sql/counts'

/** Seals what must be unreadable once the person is forgotten. */
export type DataKey = { id: number; key: KeyObject }

/** The names under which an owner's key may be stored, one for each HASH_KEY. The present one is first. */
export type Owner = [present: string, ...earlier: string[]]

type Row = { id: number; owner: string; wrapped: string; wrapped_by: string }

const sealedTables = [
  ...['forms', 'form_files', 'form_photos', 'collectives', 'pickup_signatures'],
  ...['import_runs', 'document_runs', 'data_requests'],
]

const CHUNK = 1000
const ABOUT = 'key of a person'

/** The keys of these owners, by the present name. Missing ones are made. */
export async function keysOf(client: QueryClientContract, owners: Owner[]) {
  const keys = new Map<string, DataKey>()
  const add = (row: Row) => keys.set(row.owner, { id: row.id, key: keyOf(unwrap(row)) })
  // Sorted, so that two transactions never wait for each other.
  const named = new Map(owners.map((owner) => [owner[0], owner]))
  for (const part of chunks([...named.keys()].sort(), CHUNK)) {
    const known = part.map((name) => named.get(name)!)
    for (const row of await renamedKeys(client, known)) add(row)
    const missing = part.filter((owner) => !keys.has(owner))
    if (missing.length === 0) continue
    const rows = missing.map((owner) => [owner, ...wrap(newSecret())])
    // Another transaction may make the same key at the same moment: both get the first one.
    const made: Row[] = await queryRows(
      client,
      `insert into person_keys (owner, wrapped, wrapped_by) values ${rows.map(() => '(?, ?, ?)')}
       on conflict (owner) do update set owner = excluded.owner
       returning id, owner, wrapped, wrapped_by`,
      rows.flat()
    )
    for (const row of made) add(row)
  }
  return keys
}

/** The existing keys of these owners. Renames them for the present HASH_KEY. */
export async function renamedKeys(client: QueryClientContract, owners: Owner[]): Promise<Row[]> {
  const stored: Row[] = await client.from('person_keys').whereIn('owner', owners.flat())
  const byName = new Map(stored.map((row) => [row.owner, row]))
  const renamed: Row[] = []
  for (const owner of owners) {
    const [row, ...others] = owner.flatMap((name) => byName.get(name) ?? [])
    if (!row) continue
    await rename(client, row, owner[0])
    renamed.push(row)
    // Made at the same moment by a process with other keys. Its rows know it by its id.
    for (const other of others) await rename(client, other, `key ${other.id}`)
  }
  return renamed
}

async function rename(client: QueryClientContract, row: Row, owner: string) {
  if (row.owner === owner) return
  await client.from('person_keys').where('id', row.id).update({ owner })
  row.owner = owner
}

/** The keys with these ids, by id, without those that were destroyed. */
export async function keysWithIds(client: QueryClientContract, ids: Iterable<number>) {
  const keys = new Map<number, KeyObject>()
  for (const part of chunks([...new Set(ids)], CHUNK))
    for (const row of await client.from('person_keys').whereIn('id', part))
      keys.set(row.id, keyOf(unwrap(row)))
  return keys
}

export const keysOwnedBy = (owners: string[]) =>
  db.from('person_keys').whereIn('owner', owners).select('id')

/**
 * Gives the key of a corrected request to the owner it has now, so that earlier backups stay
 * readable. A key that other rows need as well stays with its owner.
 */
export async function passKeyOn(client: QueryClientContract, id: number, owner: string) {
  await client.rawQuery(
    `update person_keys set owner = ? where id = ?
       and not exists (select 1 from person_keys taken where taken.owner = ?)
       and (select count(*) from forms where key_id = ?) = 1
       and not exists (select 1 from collectives where key_id = ?)`,
    [owner, id, owner, id, id]
  )
}

/** How many keys were wrapped with a SEAL_KEY that is not set here. */
export function countLostKeys() {
  const names = sealKeys.map(({ name }) => name)
  return countRows(db.from('person_keys').whereNotIn('wrapped_by', names))
}

/** Deletes keys that no row names. After a restore, the keys of later people are left over. */
export async function forgetUnusedKeys() {
  const unused = sealedTables.map(
    (table) => `not exists (select 1 from ${table} where key_id = person_keys.id)`
  )
  await db.rawQuery(`delete from person_keys where ${unused.join(' and ')}`)
}

/** Wraps all keys with the first SEAL_KEY, while the product runs. Can be repeated. */
export async function rewrapKeys(): Promise<number> {
  const outdated = () => db.from('person_keys').whereNot('wrapped_by', sealKeys[0].name)
  let rewrapped = 0
  for await (const rows of rowsInParts<Row>(outdated, { size: CHUNK })) {
    await db.transaction(async (trx) => {
      for (const row of rows) {
        const [wrapped, by] = wrap(unwrap(row))
        await trx
          .from('person_keys')
          .where({ id: row.id, wrapped: row.wrapped })
          .update({ wrapped, wrapped_by: by })
      }
    })
    rewrapped += rows.length
  }
  return rewrapped
}

function wrap(secret: string): [wrapped: string, by: string] {
  const [{ key, name }] = sealKeys
  return [seal(key, secret, ABOUT), name]
}

function unwrap({ wrapped, wrapped_by: by }: Row): string {
  const sealKey = sealKeys.find(({ name }) => name === by)
  if (!sealKey) throw new Error(`SEAL_KEY and SEAL_KEY_OLD lack the key ${by}`)
  return open(sealKey.key, wrapped, ABOUT)
}
