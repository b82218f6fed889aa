import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'
import MakeDocument from '#jobs/make_document'
import RunBatch from '#jobs/run_batch'
import ChangeBatch from '#models/change_batch'
import type DocumentRun from '#models/document_run'
import { record } from '#models/history'
import { reopen } from '#models/reopen'

/**
 * Orders once more what failed: a document is made anew, a change of many goes on where it
 * stopped. The failed job itself is not needed any more.
 * @throws Refusal `orderedAgain` when somebody did so before, `generic` when the queue does not
 *   take it
 */
export async function orderAgain(order: DocumentRun | ChangeBatch, by: { id: number }) {
  const ofMany = order instanceof ChangeBatch
  const payload = ofMany ? { batchId: order.id } : { runId: order.id }
  await db.transaction(async (trx) => {
    const reopened = await reopen(trx, ofMany ? 'change_batches' : 'document_runs', order.id)
    if (!reopened) throw new Refusal('orderedAgain', {}, { status: 409 })
    await trx
      .from('queue_jobs')
      .where('status', 'failed')
      .where('data', 'like', `%"payload":${JSON.stringify(payload)}%`)
      .delete()
    await record(trx, order, 'ran', by, { from: { state: 'failed' }, to: { state: 'queued' } })
  })
  try {
    await (ofMany
      ? RunBatch.dispatch({ batchId: order.id }).run()
      : MakeDocument.dispatch({ runId: order.id }).run())
  } catch (error: any) {
    logger.error({ err: error, ...payload }, 'not ordered again')
    await order.refresh()
    await order.fail(error)
    throw new Refusal('generic', {}, { status: 503 })
  }
}
