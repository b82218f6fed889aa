import { MassUpdate } from '#bulk_changes/mass_update'
import type ChangeBatch from '#models/change_batch'
import type { Values } from '#models/change_batch/settable'
import type CreditReset from '#models/credit_reset'
import type { Actor } from '#shared/history'

/** Sets everybody that a credit reset means to its value, all of them or nobody. */
export function runCreditReset(reset: CreditReset, by: Actor | null): Promise<ChangeBatch> {
  const { sourceColumn: column, sourceValues, resetColumn, resetValue } = reset
  const value = Number(resetValue)
  const set: Values = { [resetColumn]: resetColumn === 'amount' ? Math.round(value * 100) : value }
  return new MassUpdate({ column, values: sourceValues.split(',') }, set).apply('reset', by)
}
