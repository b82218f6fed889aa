import logger from '@adonisjs/core/services/logger'
import { Refusal } from '#exceptions/refusal'
import DocumentRun, { type CardParams, type ExportParams } from '#models/document_run'
import MakeDocument from '#jobs/make_document'

/**
 * Orders a document and hands it to the queue.
 * @throws Refusal `generic` when the queue does not take it; nothing is left behind
 */
export async function orderDocument(
  kind: DocumentRun['kind'],
  by: { id: number },
  params: ExportParams | CardParams
): Promise<DocumentRun> {
  const run = await DocumentRun.create({ kind, params, userId: by.id, state: 'queued' })
  try {
    await MakeDocument.dispatch({ runId: run.id }).run()
  } catch (error) {
    logger.error({ err: error, kind }, 'document not queued')
    await run.delete()
    throw new Refusal('generic', {}, { status: 503 })
  }
  return run
}
