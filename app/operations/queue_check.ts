import { BaseCheck, Result } from '@adonisjs/core/health'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlNow } from '#sql/bulk'
import { runKinds, runsOf, STALLED_AFTER, stalledRuns, type RunKind } from '#runs/open_runs'
import QueueJob from '#models/queue_job'
import WorkerProcess from '#models/worker_process'
import { areStuck, mailFigures } from '#operations/work'
import { countRows } from '#sql/counts'

const WARNING_TIME = { days: 1 }

/**
 * Reports an error while mails, runs or jobs stand still, and a warning after failures. It reads the
 * tables of mails and runs, so it also works with Redis. Waiting behind other work is no error.
 */
export class QueueCheck extends BaseCheck {
  name = 'Queue'

  async run() {
    try {
      return await this.#look()
    } catch (error) {
      const cause = error instanceof Error ? error : undefined
      return Result.failed('The queue could not be checked', cause)
    }
  }

  async #look() {
    const mails = await mailFigures()
    const { idle, busy } = await WorkerProcess.lanes()
    const overdue = {
      jobs: await this.#overdueJobs(busy),
      mails: areStuck(mails) ? mails.queued : 0,
      ...(await countEach((kind) => stalledRuns(kind, busy))),
    }
    const failed = await this.#failed(DateTime.utc().minus(WARNING_TIME))
    return resultOf(overdue, failed).mergeMetaData({ overdue, failed, idle, busy })
  }

  /** Overdue jobs of idle lanes; jobs of mails and gates only wake their lanes. */
  #overdueJobs(busy: string[]) {
    const overdue = QueueJob.query()
      .whereNotIn('queue', [...busy, 'mail', 'gate'])
      .withScopes((scopes) => scopes.overdue(DateTime.utc().minus(STALLED_AFTER)))
    return countRows(overdue)
  }

  async #failed(since: DateTime<true>) {
    const after = sqlNow(db.connection(), since)
    return {
      jobs: await countRows(
        db.from('queue_jobs').where('status', 'failed').where('finished_at', '>', since.toMillis())
      ),
      mails: await countRows(
        db.from('mail_log').where('state', 'failed').where('next_try_at', '>', after)
      ),
      ...(await countEach((kind) =>
        runsOf(kind).where('state', 'failed').where('finished_at', '>', after)
      )),
    }
  }
}

type Counts = Record<string, number>

function resultOf(overdue: Counts, failed: Counts) {
  if (sum(overdue) > 0)
    return Result.failed(
      `Work has been standing still for more than ${STALLED_AFTER.minutes} minutes`
    )
  if (sum(failed) > 0) return Result.warning('Work has failed within a day')
  return Result.ok('Work is picked up in time')
}

async function countEach(query: (kind: RunKind) => ReturnType<typeof db.from>) {
  const counts = await Promise.all(runKinds.map((kind) => countRows(query(kind))))
  return Object.fromEntries(runKinds.map((kind, index) => [kind, counts[index]]))
}

const sum = (counts: Counts) => Object.values(counts).reduce((a, b) => a + b, 0)
