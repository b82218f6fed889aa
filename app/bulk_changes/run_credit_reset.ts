import db from '@adonisjs/lucid/services/db'
import { MassUpdate } from '#bulk_changes/mass_update'
import type ChangeBatch from '#models/change_batch'
import type { Values } from '#models/change_batch/settable'
import type CreditReset from '#models/credit_reset'
import type { Actor } from '#shared/history'

/** Sets everybody that a credit reset means to its value, all of them or nobody. */
export const runCreditReset = (reset: CreditReset, by: Actor): Promise<ChangeBatch> =>
  updateOf(reset).apply('reset', by)

/** Once a day, whatever ends this process: the day is taken with the order, which is found again. */
export async function runToday(reset: CreditReset): Promise<ChangeBatch | null> {
  const batch = await db.transaction(async (trx) =>
    (await reset.takeToday(trx)) ? updateOf(reset).order('reset', null, trx) : null
  )
  return batch && batch.start()
}

function updateOf({ sourceColumn: column, sourceValues, resetColumn, resetValue }: CreditReset) {
  const value = Number(resetValue)
  const set: Values = { [resetColumn]: resetColumn === 'amount' ? Math.round(value * 100) : value }
  return new MassUpdate({ column, values: sourceValues.split(',') }, set)
}
