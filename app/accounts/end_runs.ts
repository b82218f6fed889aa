import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import BulkChange from '#models/bulk_change'
import ImportRun from '#models/import_run'
import { openStates } from '#runs/open_runs'

/** Ends the bulk changes and imports of a user who lost rights. What they have changed stays. */
export async function endRuns(trx: TransactionClientContract, { id }: { id: number }) {
  const lost = new Error('its user has lost rights')
  const changes = await BulkChange.query({ client: trx })
    .where('userId', id)
    .whereIn('state', openStates)
  for (const change of changes) await change.fail(lost, trx)
  const imports = await ImportRun.query({ client: trx })
    .where('userId', id)
    .whereIn('state', openStates)
    .whereNull('undoStartedAt')
  for (const run of imports) await run.fail(lost, trx)
}
