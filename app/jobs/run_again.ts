import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'
import { jobsOfRuns } from '#jobs/jobs_of_runs'
import { recordChange } from '#sql/history'
import { enqueueOrRefuse, reopenRun, type RunKind } from '#runs/open_runs'
import type { Actor } from '#shared/history'

/**
 * Queues failed or stopped work again. A document starts from the beginning; a bulk change or an
 * import continues.
 * @throws Refusal `orderedAgain` if it is queued already, `generic` if the queue is away
 */
export async function runAgain(kind: RunKind, id: number, by: Actor) {
  const { model, job, idKey } = jobsOfRuns[kind]
  const run = await model.findOrFail(id)
  await db.transaction(async (trx) => {
    if (!(await reopenRun(trx, kind, id))) throw new Refusal('orderedAgain', {}, { status: 409 })
    const data = `"name":"${job.name}","payload":${JSON.stringify({ [idKey]: id })}`
    await trx.from('queue_jobs').where('status', 'failed').whereLike('data', `%${data}%`).delete()
    const from = { state: run.state }
    await recordChange(trx, run, 'ran', by, { from, to: { state: 'queued' } })
  })
  await enqueueOrRefuse(kind, id, async (error) => {
    await run.refresh()
    await run.fail(error)
  })
}
