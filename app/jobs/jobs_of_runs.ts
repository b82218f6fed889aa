import type { Job } from '@adonisjs/queue'
import ImportList from '#jobs/import_list'
import MakeDocument from '#jobs/make_document'
import RunBatch from '#jobs/run_batch'
import BulkChange from '#models/bulk_change'
import DocumentRun from '#models/document_run'
import ImportRun from '#models/import_run'
import type { RunKind } from '#runs/open_runs'

/** The model and the job of each kind of run, and the key of the run's id in the job's payload. */
export const jobsOfRuns = {
  documents: { model: DocumentRun, job: MakeDocument, idKey: 'runId' },
  changes: { model: BulkChange, job: RunBatch, idKey: 'batchId' },
  imports: { model: ImportRun, job: ImportList, idKey: 'runId' },
} as const

export const dispatchRun = (kind: RunKind, id: number) => dispatcherOf(kind, id).run()

/** The run's job may still wait behind others: it is not queued a second time within minutes. */
export const dispatchOrphan = (kind: RunKind, id: number) =>
  dispatcherOf(kind, id)
    .dedup({ id: String(id), ttl: '5m' })
    .run()

function dispatcherOf(kind: RunKind, id: number) {
  const { job, idKey } = jobsOfRuns[kind]
  return (job as typeof Job).dispatch({ [idKey]: id })
}
