import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { Refusal } from '#exceptions/refusal'
import { insertMany } from '#sql/bulk'
import { recordedTables, type ChangeType, type Actor } from '#shared/history'

type Values = Record<string, unknown>

export type Recorded = Pick<
  LucidRow,
  '$isPersisted' | '$dirty' | '$original' | '$attributes' | 'useTransaction' | 'save' | 'delete'
> & { id: number; name?: string; fullName?: string }

// The history says that they changed, but not their values.
const SECRETS = ['password', 'personKey', 'document']
// Unique violations of PostgreSQL and SQLite.
export const TAKEN = ['23505', 'SQLITE_CONSTRAINT_UNIQUE']
const SILENT = ['createdAt', 'updatedAt', 'searchText', 'foldedName', 'version']

/**
 * Saves a row and its history in one transaction. `also` are changes in other tables, such as
 * `{ restaurants: [before, after] }`. `taken` is the error for a unique value used meanwhile.
 */
export async function saveBy(
  row: Recorded,
  by: Actor | null,
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
    await recordChange(trx, row, type, by, {
      from: { ...before, ...Object.fromEntries(moved.map(([name, [from]]) => [name, from])) },
      to: { ...after, ...Object.fromEntries(moved.map(([name, [, to]]) => [name, to])) },
    })
  })
}

export async function deleteBy(row: Recorded, by: Actor | null) {
  await db.transaction(async (trx) => {
    const names = Object.keys(row.$attributes).filter((name) => !SILENT.includes(name))
    row.useTransaction(trx)
    await row.delete()
    const from = Object.fromEntries(names.map((name) => [name, row.$attributes[name]]))
    await recordChange(trx, row, 'deleted', by, { from, to: null })
  })
}

/** A line without a change of the row, such as a run. */
export function recordChange(
  client: QueryClientContract,
  row: Recorded,
  type: ChangeType,
  by: Actor | null,
  { from, to }: { from: Values | null; to: Values | null }
) {
  return insertMany(client, 'entity_changes', [
    {
      entity: tableOf(row),
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

/** @throws Error if the history cannot be filtered by this table */
function tableOf(row: Recorded) {
  const { table } = row.constructor as LucidModel
  const known = recordedTables.find((one) => one === table)
  if (!known) throw new Error(`${table} is missing in #shared/history`)
  return known
}

function hushed(values: Values | null): Values | null {
  if (!values) return null
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, SECRETS.includes(name) ? '…' : value])
  )
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
