import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import BulkChange from '#models/bulk_change'
import DocumentRun from '#models/document_run'
import ImportRun from '#models/import_run'
import { STALLED_AFTER, stalledRuns, type RunKind } from '#runs/open_runs'
import QueueJob from '#models/queue_job'
import TraceSearch from '#models/trace_search'
import WorkerProcess from '#models/worker_process'
import OfficePolicy from '#policies/office_policy'
import { safeMessage } from '#text/safe_message'
import { backupFigures } from '#operations/checks/work'
import { isInRedis, laneStates } from '#operations/lanes'
import { areStuck, mailFigures } from '#operations/work'
import QueueJobTransformer from '#transformers/queue_job_transformer'
import TraceSearchTransformer from '#transformers/trace_search_transformer'
import WorkerTransformer from '#transformers/worker_transformer'
import { queueJobOf } from '#http/route_records'
import { nameOf } from '#text/name_of'

const MOST_ROWS = 100

export default class JobsController {
  async index({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const jobs = isInRedis()
      ? []
      : await QueueJob.troubled()
          .orderBy('status')
          .orderBy('finished_at', 'desc')
          .orderBy('id')
          .limit(MOST_ROWS)
    const { busy } = await WorkerProcess.lanes()
    const titleOf = (type: string | null) => type && i18n.t(`forms.${type}.title`)
    const [workers, mails, purge, documents, changes, imports] = await Promise.all([
      WorkerProcess.alive(),
      mailFigures(),
      TraceSearch.last(),
      failedOrStalled(DocumentRun.query().preload('user'), 'documents', busy),
      failedOrStalled(BulkChange.query().preload('user'), 'changes', busy),
      failedOrStalled(ImportRun.query().preload('user'), 'imports', busy),
    ])
    return inertia.render('merchant/config/jobs', {
      redis: isInRedis(),
      patience: STALLED_AFTER.minutes,
      lanes: await laneStates(),
      jobs: jobs.map((job) => new QueueJobTransformer(job).toObject()),
      workers: workers.map((worker) => new WorkerTransformer(worker).toObject()),
      mails: areStuck(mails)
        ? {
            queued: mails.queued,
            failed: mails.failed,
            reached: mails.serverReached,
            error: safeMessage(mails.lastError),
          }
        : null,
      backup: await backupFigures(),
      purge: purge && new TraceSearchTransformer(purge).toObject(),
      documents: documents.map((run) => ({
        ...runRow(run),
        error: run.whyIn(i18n),
        title: titleOf('formType' in run.params ? run.params.formType : null),
      })),
      changes: changes.map((bulkChange) => ({
        ...runRow(bulkChange),
        title: titleOf(bulkChange.formType),
        done: bulkChange.done,
        total: bulkChange.total,
      })),
      imports: imports.map((run) => ({
        ...runRow(run),
        error: run.whyIn(i18n),
        title: run.file,
        done: run.done,
        total: run.registries,
      })),
    })
  }

  async destroy(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const job = await queueJobOf(ctx)
    await job.discard(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.jobRemoved', { name: job.name }))
    return response.redirect().toRoute('merchant.jobs.index')
  }
}

type RunModel = typeof DocumentRun | typeof BulkChange | typeof ImportRun

const failedOrStalled = <Model extends LucidModel, Row>(
  runs: ModelQueryBuilderContract<Model, Row>,
  kind: RunKind,
  busy: string[]
) =>
  runs
    .where((stopped) =>
      stopped.where('state', 'failed').orWhereIn('id', stalledRuns(kind, busy).select('id'))
    )
    .orderBy('id', 'desc')
    .limit(MOST_ROWS)

const runRow = ({ id, kind, state, user, error, createdAt }: InstanceType<RunModel>) => ({
  id,
  kind,
  state: state as 'queued' | 'running' | 'failed',
  user: nameOf(user),
  error: safeMessage(error),
  at: createdAt.toISO()!,
})
