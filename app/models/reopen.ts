import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { returned } from '#models/bulk'

/** Lets an order that failed wait for its job again. @returns whether it had failed */
export async function reopen(
  trx: TransactionClientContract,
  table: 'document_runs' | 'change_batches' | 'import_runs',
  id: number
): Promise<boolean> {
  const rows = await returned(
    trx,
    `update ${table} set state = 'queued', error = null, finished_at = null
     where id = ? and state = 'failed' returning id`,
    [id]
  )
  return rows.length > 0
}
