import { BaseCheck, Result } from '@adonisjs/core/health'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlNow } from '#models/bulk'
import QueueJob, { PATIENCE } from '#models/queue_job'

/** Failures older than this have been seen, or never will be. */
const MEMORY = { days: 1 }

/**
 * Whether work gets done: an error while mails, documents or jobs wait unattended, a
 * warning after failures. Mails and documents are looked at in their own tables, so it
 * tells the truth with the queue in Redis as well.
 */
export class QueueCheck extends BaseCheck {
  name = 'Queue'

  async run() {
    try {
      return await this.#look()
    } catch (error: any) {
      return Result.failed('The queue cannot be looked at', error)
    }
  }

  async #look() {
    const overdue = await this.#overdue(DateTime.utc().minus(PATIENCE))
    const failed = await this.#failed(DateTime.utc().minus(MEMORY))
    const result =
      sum(overdue) > 0
        ? Result.failed(`Work has been waiting for more than ${PATIENCE.minutes} minutes`)
        : sum(failed) > 0
          ? Result.warning('Jobs have failed within a day')
          : Result.ok('Work is taken up in time')
    return result.mergeMetaData({ overdue, failed })
  }

  async #overdue(limit: DateTime<true>) {
    const [jobs] = await QueueJob.query()
      .withScopes((scopes) => scopes.overdue(limit))
      .count('* as total')
      .pojo<{ total: number }>()
    const before = sqlNow(db.connection(), limit)
    return {
      jobs: Number(jobs.total),
      mails: await count(
        db
          .from('mail_log')
          .where({ state: 'queued', held: false })
          .where('next_try_at', '<', before)
      ),
      documents: await count(
        db.from('document_runs').where('state', 'queued').where('created_at', '<', before)
      ),
    }
  }

  async #failed(since: DateTime<true>) {
    const jobs = db
      .from('queue_jobs')
      .where('status', 'failed')
      .where('finished_at', '>', since.toMillis())
    const documents = db
      .from('document_runs')
      .where('state', 'failed')
      .where('finished_at', '>', sqlNow(db.connection(), since))
    return { jobs: await count(jobs), documents: await count(documents) }
  }
}

async function count(query: ReturnType<typeof db.from>): Promise<number> {
  const [{ total }] = await query.count('* as total')
  return Number(total)
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0)
