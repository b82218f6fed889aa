import logger from '@adonisjs/core/services/logger'
import { Refusal } from '#exceptions/refusal'
import DocumentRun, { type ExportParams, type LogParams } from '#models/document_run'
import MakeDocument from '#jobs/make_document'

/**
 * Orders a document and hands it to the queue.
 * @throws Refusal `generic` when the queue does not take it; nothing is left behind
 */
export async function orderDocument(
  kind: DocumentRun['kind'],
  by: { id: number },
  params: ExportParams | LogParams
): Promise<DocumentRun> {
  const run = await DocumentRun.create({ kind, params, userId: by.id, state: 'queued' })
  await handToQueue(run)
  return run
}

/**
 * Hands an ordered document to the queue. `undo` takes away what stands besides it.
 * @throws Refusal `generic` when the queue does not take it; nothing is left behind
 */
export async function handToQueue(run: DocumentRun, undo: () => unknown = () => {}) {
  try {
    await MakeDocument.dispatch({ runId: run.id }).run()
  } catch (error) {
    logger.error({ err: error, kind: run.kind }, 'document not queued')
    await undo()
    await run.delete()
    throw new Refusal('generic', {}, { status: 503 })
  }
}
