import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { Refusal } from '#exceptions/refusal'
import { insertMany } from '#models/bulk'
import type { ChangeType } from '#models/entity_change'

type Author = { id: number } | null
type Values = Record<string, unknown>

/** Rows that have a history: they are told apart by their table, and people know them by a name. */
export type Recorded = Pick<
  LucidRow,
  '$isPersisted' | '$dirty' | '$original' | '$attributes' | 'useTransaction' | 'save' | 'delete'
> & { id: number; name?: string; fullName?: string }

// That they changed is worth knowing; what they were is nobody's business.
const SECRETS = ['password', 'personKey', 'document']
// A second row with a value that only one may have, in PostgreSQL's words and in SQLite's.
export const TAKEN = ['23505', 'SQLITE_CONSTRAINT_UNIQUE']
const SILENT = ['createdAt', 'updatedAt', 'searchText', 'foldedName']

/**
 * Saves a row and writes down who changed what, in one transaction. `also` are changes that are
 * kept in other tables: `{ restaurants: [before, after] }`; `write` stores them. `prepare` makes
 * room for the row before it is saved. `taken` is said where somebody else was as fast with a
 * value that only one row may have.
 */
export async function saveBy(
  row: Recorded,
  by: Author,
  {
    also = {},
    prepare,
    write,
    taken = () => new Refusal('takenMeanwhile', {}, { status: 409 }),
  }: {
    also?: Record<string, [unknown, unknown]>
    prepare?(trx: TransactionClientContract): Promise<unknown>
    write?(trx: TransactionClientContract): Promise<unknown>
    taken?(): Error
  } = {}
) {
  await db.transaction(async (trx) => {
    const type = row.$isPersisted ? 'updated' : 'created'
    const names = Object.keys(row.$dirty).filter((name) => !SILENT.includes(name))
    const before = Object.fromEntries(names.map((name) => [name, row.$original[name] ?? null]))
    const moved = Object.entries(also).filter(([, [from, to]]) => !same(from, to))
    await prepare?.(trx)
    row.useTransaction(trx)
    await row.save().catch((error) => {
      throw TAKEN.includes(error.code) ? taken() : error
    })
    await write?.(trx)
    if (names.length + moved.length === 0) return
    const after = Object.fromEntries(names.map((name) => [name, row.$attributes[name] ?? null]))
    await record(trx, row, type, by, {
      from: { ...before, ...Object.fromEntries(moved.map(([name, [from]]) => [name, from])) },
      to: { ...after, ...Object.fromEntries(moved.map(([name, [, to]]) => [name, to])) },
    })
  })
}

/** Deletes a row and writes down who did, and what it was. */
export async function deleteBy(row: Recorded, by: Author) {
  await db.transaction(async (trx) => {
    const names = Object.keys(row.$attributes).filter((name) => !SILENT.includes(name))
    row.useTransaction(trx)
    await row.delete()
    const from = Object.fromEntries(names.map((name) => [name, row.$attributes[name]]))
    await record(trx, row, 'deleted', by, { from, to: null })
  })
}

/** Writes a line of history by itself, where nothing of the row changes: that something was run. */
export function record(
  client: QueryClientContract,
  row: Recorded,
  type: ChangeType,
  by: Author,
  { from, to }: { from: Values | null; to: Values | null }
) {
  return insertMany(client, 'entity_changes', [
    {
      entity: (row.constructor as LucidModel).table,
      entityId: row.id,
      label: String(row.fullName ?? row.name ?? row.id).slice(0, 200),
      type,
      userId: by?.id ?? null,
      from: hushed(from),
      to: hushed(to),
      at: DateTime.utc(),
    },
  ])
}

function hushed(values: Values | null): Values | null {
  if (!values) return null
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, SECRETS.includes(name) ? '…' : value])
  )
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
