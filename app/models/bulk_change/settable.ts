import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { staffRules } from '#form_types/staff'
import { balances } from '#money/balances'
import { columnOf, queryRows, sqlNow } from '#sql/bulk'
import FormLog from '#models/form_log'
import { updateCardsOf } from '#models/card/staleness'
import { toColumns } from '#models/form/columns'
import type { SkipReason } from '#models/form/reviewable'
import LedgerEntry, { type LedgerCause } from '#models/ledger_entry'
import type { Actor } from '#shared/history'
import { keysOf } from '#shared/keys'
import type { Stored } from '#sql/json'

/** `amount` in cents, `restaurants` as ids. */
export type SettableValues = {
  idPermission?: number | null
  category?: string
  color?: string | null
  credits?: number
  amount?: number
  restaurants?: string[] | null
  datePermission?: string | null
  endPermission?: string | null
  assignedTo?: number | null
}

/** A request of a bulk change: why it was skipped, or its old values and its new version. */
export type ChangedOrSkipped = {
  id: number
  skipped?: SkipReason
  oldValues?: Stored
  version?: number
}

type Cause = {
  by: Actor | null
  cause: LedgerCause
  reason?: string | null
  /** The id of the bulk change that is undone. */
  undone?: number
  /** An exit and an undo may leave a last day before the first. */
  checksDates?: boolean
}

/**
 * Skips requests that have the values already, that are restricted, or whose edition is not the
 * permission's. A reset also changes restricted ones, because their credits go on. With `checksDates`,
 * skips those whose last day would come before the first.
 */
export async function setValues(
  trx: TransactionClientContract,
  ids: number[],
  set: SettableValues,
  { by, cause, reason, undone, checksDates = false }: Cause
): Promise<ChangedOrSkipped[]> {
  const rows = await lockRows(trx, ids, keysOf(set))
  const edition = await editionOf(trx, set.idPermission)
  const touched: ChangedOrSkipped[] = rows.map(
    ({ id, tournamentId, isRestricted, oldValues, dates }) => {
      if (isRestricted && cause !== 'reset') return { id, skipped: 'restricted' }
      if (edition !== null && edition !== tournamentId) return { id, skipped: 'edition' }
      if (checksDates && staffRules({ ...dates, ...set }).length > 0)
        return { id, skipped: 'dates' }
      return isSame(oldValues, set) ? { id, skipped: 'same' } : { id, oldValues }
    }
  )
  const changing = touched.filter(({ skipped }) => !skipped)
  if (changing.length === 0) return touched

  const columns = toColumns(set)
  const written = await queryRows<{ id: number; version: number }>(
    trx,
    `update forms set ${Object.keys(columns)
      .map((name) => `${name} = ?`)
      .join(', ')}, version = version + 1, updated_at = ?
     where id in (${changing.map(() => '?').join(', ')}) returning id, version`,
    [...Object.values(columns), sqlNow(trx), ...changing.map(({ id }) => id)]
  )
  const versions = new Map(written.map(({ id, version }) => [id, version]))
  for (const row of changing) row.version = versions.get(row.id)

  await FormLog.write(
    trx,
    by,
    changing.map(({ id, oldValues }) => ({
      formId: id,
      type: 'updated',
      from: oldValues,
      to: { ...set, ...(reason && { reason }), ...(undone && { undone }) },
    }))
  )
  const changedBalances = balances.filter((kind) => kind in set)
  await LedgerEntry.recordMovements(
    trx,
    changing.flatMap(({ id, oldValues }) =>
      changedBalances.map((kind) => ({
        formId: id,
        kind,
        from: Number(oldValues![kind]),
        to: Number(set[kind]),
      }))
    ),
    { cause, by, reason }
  )
  await updateCardsOf(
    trx,
    changing.map(({ id }) => id),
    by
  )
  return touched
}

const isSame = (oldValues: SettableValues, set: SettableValues) =>
  keysOf(set).every(
    (name) => JSON.stringify(oldValues[name] ?? null) === JSON.stringify(set[name] ?? null)
  )

async function lockRows(
  trx: TransactionClientContract,
  ids: number[],
  names: (keyof SettableValues)[]
) {
  const columns = names.map(columnOf)
  const rows = await trx
    .from('forms')
    .whereIn('id', ids)
    .orderBy('id')
    .select('id', 'tournament_id', 'restricted_at', 'date_permission', 'end_permission', ...columns)
    .forUpdate()
  return rows.map((row) => ({
    id: row.id,
    tournamentId: row.tournament_id,
    isRestricted: row.restricted_at !== null,
    dates: { datePermission: row.date_permission, endPermission: row.end_permission },
    oldValues: Object.fromEntries(names.map((name, index) => [name, row[columns[index]]])),
  }))
}

async function editionOf(trx: TransactionClientContract, idPermission?: number | null) {
  if (!idPermission) return null
  const profile = await trx.from('permissions').where('id', idPermission).first()
  return profile?.tournament_id ?? null
}
