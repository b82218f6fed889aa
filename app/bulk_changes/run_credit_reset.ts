import db from '@adonisjs/lucid/services/db'
import { startChange } from '#bulk_changes/carry_out'
import { MassUpdate } from '#bulk_changes/mass_update'
import type BulkChange from '#models/bulk_change'
import type { SettableValues } from '#models/bulk_change/settable'
import type CreditReset from '#models/credit_reset'
import type { Actor } from '#shared/history'

/** Gives all people of a credit reset its value; if one fails, nobody gets it. */
export const runCreditReset = (reset: CreditReset, by: Actor): Promise<BulkChange> =>
  updateOf(reset).apply('reset', by)

/**
 * Runs a daily reset at most once a day. One transaction takes the day and writes the bulk change,
 * so after a crash another process finds and continues it.
 */
export async function runDailyReset(reset: CreditReset): Promise<BulkChange | null> {
  const bulkChange = await db.transaction(async (trx) =>
    (await reset.takeToday(trx)) ? updateOf(reset).order('reset', null, trx) : null
  )
  return bulkChange ? startChange(bulkChange) : null
}

function updateOf({ sourceColumn: column, sourceValues, resetColumn, resetValue }: CreditReset) {
  const value = Number(resetValue)
  const set: SettableValues = {
    [resetColumn]: resetColumn === 'amount' ? Math.round(value * 100) : value,
  }
  return new MassUpdate({ column, values: sourceValues.split(',') }, set)
}
