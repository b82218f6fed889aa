import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { Refusal } from '#exceptions/refusal'
import { insertMany, UNIQUE_VIOLATIONS } from '#sql/bulk'
import { recordedTables, type ChangeType, type Actor } from '#shared/history'

type Values = Record<string, unknown>

type Recorded = Pick<
  LucidRow,
  '$isPersisted' | '$dirty' | '$original' | '$attributes' | 'useTransaction' | 'save' | 'delete'
> & { id: number } & Named

/** A row by the number and the name that the history shows. */
type Named = { id?: number; name?: string; fullName?: string }

// The history records that these changed, but not their values.
const SECRETS = ['password', 'personKey', 'document', 'birthDate']
const UNRECORDED = [
  'createdAt',
  'updatedAt',
  'searchText',
  'foldedName',
  'hashedBy',
  'documentMasked',
  'nonce',
  'version',
  'factorAskedAt',
  'closingNoticedAt',
]

/** Work in the transaction of a change, before and after its row is written. */
export type Around = {
  prepare?(trx: TransactionClientContract): Promise<unknown>
  write?(trx: TransactionClientContract): Promise<unknown>
}

/**
 * Saves a row and its history in one transaction. `related`: changes in other tables, such as
 * `{ restaurants: [before, after] }`. `duplicateError`: thrown if a unique value is used meanwhile.
 */
export async function saveBy(
  row: Recorded,
  by: Actor | null,
  {
    related = {},
    prepare,
    write,
    duplicateError = () => new Refusal('takenMeanwhile', {}, { status: 409 }),
  }: Around & {
    related?: Record<string, [unknown, unknown]>
    duplicateError?(): Error
  } = {}
) {
  await db.transaction(async (trx) => {
    const type = row.$isPersisted ? 'updated' : 'created'
    const names = Object.keys(row.$dirty).filter((name) => !UNRECORDED.includes(name))
    const before = Object.fromEntries(names.map((name) => [name, row.$original[name] ?? null]))
    const changedRelated = Object.entries(related).filter(([, [from, to]]) => !same(from, to))
    await prepare?.(trx)
    row.useTransaction(trx)
    await row.save().catch((error) => {
      throw UNIQUE_VIOLATIONS.includes(error.code) ? duplicateError() : error
    })
    await write?.(trx)
    if (names.length + changedRelated.length === 0) return
    const after = Object.fromEntries(names.map((name) => [name, row.$attributes[name] ?? null]))
    await recordChange(trx, row, type, by, {
      from: {
        ...before,
        ...Object.fromEntries(changedRelated.map(([name, [from]]) => [name, from])),
      },
      to: { ...after, ...Object.fromEntries(changedRelated.map(([name, [, to]]) => [name, to])) },
    })
  })
}

export async function deleteBy(row: Recorded, by: Actor | null, { prepare, write }: Around = {}) {
  await db.transaction(async (trx) => {
    const names = Object.keys(row.$attributes).filter((name) => !UNRECORDED.includes(name))
    await prepare?.(trx)
    row.useTransaction(trx)
    await row.delete()
    await write?.(trx)
    const from = Object.fromEntries(names.map((name) => [name, row.$attributes[name]]))
    await recordChange(trx, row, 'deleted', by, { from, to: null })
  })
}

/** Writes a history row; used directly for events that change no columns, such as a run. */
export function recordChange(
  client: QueryClientContract,
  row: Named,
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
      from: withoutSecrets(from),
      to: withoutSecrets(to),
      at: DateTime.utc(),
    },
  ])
}

/** @throws Error if the history cannot be filtered by this table */
function tableOf(row: object) {
  const { table } = row.constructor as LucidModel
  const recorded = recordedTables.find((name) => name === table)
  if (!recorded) throw new Error(`${table} is missing in #shared/history`)
  return recorded
}

function withoutSecrets(values: Values | null): Values | null {
  if (!values) return null
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, SECRETS.includes(name) ? '…' : value])
  )
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
