import type { Job } from '@adonisjs/queue'
import ImportList from '#jobs/import_list'
import MakeDocument from '#jobs/make_document'
import RunBatch from '#jobs/run_batch'
import ChangeBatch from '#models/change_batch'
import DocumentRun from '#models/document_run'
import ImportRun from '#models/import_run'
import type { RunKind } from '#runs/open_runs'

export const orderJobs = {
  documents: { model: DocumentRun, job: MakeDocument, named: 'runId' },
  changes: { model: ChangeBatch, job: RunBatch, named: 'batchId' },
  imports: { model: ImportRun, job: ImportList, named: 'runId' },
} as const

export function dispatchOrder(kind: RunKind, id: number) {
  const { job, named } = orderJobs[kind]
  return (job as typeof Job).dispatch({ [named]: id }).run()
}
