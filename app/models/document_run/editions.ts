import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type DocumentRun from '#models/document_run'

/** The editions that a run was ordered for. A restaurant log is of all editions. */
export async function editionIdsOf(
  run: DocumentRun,
  trx: TransactionClientContract
): Promise<number[]> {
  if (run.kind === 'forms_export') {
    const { tournamentId } = run.paramsOf('forms_export').selection
    return tournamentId ? [tournamentId] : []
  }
  if (run.kind === 'restaurant_log') return []
  const editions = await trx
    .from('card_batch_rows')
    .join('cards', 'cards.id', 'card_batch_rows.card_id')
    .where('card_batch_rows.batch_id', run.paramsOf('cards').batchId)
    .distinct('cards.tournament_id as id')
  return editions.map(({ id }) => id)
}
