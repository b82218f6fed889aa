import db from '@adonisjs/lucid/services/db'
import { isRecord } from '#form_types/sent_answers'
import { isPostgres } from '#sql/dialect'

/** A row as it is inserted again. */
const storable = ({ own_access: _computed, ...row }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : value,
    ])
  )

/** Inserts raw rows again, by default of requests. */
export const bringBack = (rows: Record<string, unknown>[], table = 'forms') =>
  db.transaction(async (trx) => {
    // A restore on PostgreSQL does not check that the keys exist either.
    if (isPostgres(trx)) await trx.rawQuery('set local session_replication_role = replica')
    await trx.table(table).multiInsert(rows.map(storable))
  })
