import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#exceptions/flash'
import ChangeBatch from '#models/change_batch'
import DocumentRun from '#models/document_run'
import QueueJob, { PATIENCE } from '#models/queue_job'
import OfficePolicy from '#policies/office_policy'
import { harmless } from '#operations/harmless'
import { inRedis, laneStates } from '#operations/lanes'
import QueueJobTransformer from '#transformers/queue_job_transformer'
import { queueJobOf } from '#validators/path'

const MOST = 100

/** What the queue could not do, or does not take up. */
export default class JobsController {
  async index({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const jobs = inRedis()
      ? []
      : await QueueJob.troubled().orderBy('status').orderBy('finished_at', 'desc').limit(MOST)
    const [runs, changes] = await Promise.all([failed(DocumentRun), failed(ChangeBatch)])
    return inertia.render('merchant/config/jobs', {
      redis: inRedis(),
      patience: PATIENCE.minutes,
      lanes: await laneStates(),
      jobs: jobs.map((job) => new QueueJobTransformer(job).toObject()),
      documents: runs.map((run) => ({
        ...orderOf(run),
        title: 'formType' in run.params ? i18n.t(`forms.${run.params.formType}.title`) : null,
      })),
      changes: changes.map((batch) => ({
        ...orderOf(batch),
        title: batch.formType && i18n.t(`forms.${batch.formType}.title`),
        done: batch.done,
        total: batch.total,
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

const failed = <Model extends typeof DocumentRun | typeof ChangeBatch>(model: Model) =>
  (model as typeof DocumentRun)
    .query()
    .where('state', 'failed')
    .preload('user')
    .orderBy('id', 'desc')
    .limit(MOST) as unknown as Promise<InstanceType<Model>[]>

const orderOf = ({ id, kind, user, error, createdAt }: DocumentRun | ChangeBatch) => ({
  id,
  kind,
  user: user?.name ?? null,
  error: harmless(error),
  at: createdAt.toISO()!,
})
