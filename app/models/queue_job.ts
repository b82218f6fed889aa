import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BaseModel, column, scope } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'
import { Refusal } from '#exceptions/refusal'
import { changedRows } from '#sql/bulk'
import { recordChange } from '#sql/history'
import { STALLED_AFTER, reopenRun, type RunKind } from '#runs/open_runs'
import type { Actor } from '#shared/history'

const runKinds: Record<string, RunKind> = {
  MakeDocument: 'documents',
  RunBatch: 'changes',
  ImportList: 'imports',
}

// The queue's score of a job: priority × PRIORITY_STEP + the time of the order.
const PRIORITY_STEP = 10_000_000_000_000
const PRIORITY = 5

const jobChanged = () => new Refusal('jobChanged', {}, { status: 409 })

type Data = {
  name?: string
  attempts?: number
  priority?: number
  payload?: Record<string, unknown>
}

/** Times are in milliseconds. */
export default class QueueJob extends BaseModel {
  static table = 'queue_jobs'

  @column({ isPrimary: true, columnName: 'id' })
  declare jobId: string

  @column()
  declare queue: string

  @column()
  declare status: 'pending' | 'active' | 'delayed' | 'failed'

  @column({ consume: (data) => JSON.parse(data), prepare: (data) => JSON.stringify(data) })
  declare data: Data

  @column()
  declare score: number | null

  @column()
  declare acquiredAt: number | null

  @column()
  declare executeAt: number | null

  @column()
  declare finishedAt: number | null

  @column()
  declare error: string | null

  static overdue = scope((query, limit: DateTime) => {
    const before = limit.toMillis()
    query.where((overdue) =>
      overdue
        .where((pending) =>
          pending.where('status', 'pending').whereRaw('score % ? < ?', [PRIORITY_STEP, before])
        )
        .orWhere((delayed) => delayed.where('status', 'delayed').where('execute_at', '<', before))
        .orWhere((active) => active.where('status', 'active').where('acquired_at', '<', before))
    )
  })

  static troubled() {
    const limit = DateTime.utc().minus(STALLED_AFTER)
    return this.query().where((troubled) => {
      troubled.where('status', 'failed')
      troubled.orWhere((stuck) => this.overdue(stuck, limit))
    })
  }

  get name() {
    return this.data.name ?? '?'
  }

  get since(): DateTime {
    const { score, executeAt, acquiredAt, finishedAt } = this
    const ordered = score === null ? null : score % PRIORITY_STEP
    const moments: Record<string, number | null> = {
      pending: ordered,
      delayed: executeAt,
      active: acquiredAt,
    }
    const at = moments[this.status] ?? finishedAt ?? ordered
    return DateTime.fromMillis(at ?? 0, { zone: 'utc' })
  }

  /** The queue does not count the last try of a failed job. */
  get tries() {
    return (this.data.attempts ?? 0) + (this.status === 'failed' ? 1 : 0)
  }

  /** @throws Refusal `jobChanged` if a worker or somebody else was faster */
  async retry(by: Actor) {
    await db.transaction(async (trx) => {
      await this.#reopen(trx)
      const { priority = PRIORITY } = this.data
      const retried = await this.#unchanged(trx).update({
        status: 'pending',
        data: JSON.stringify({ ...this.data, attempts: 0, stalledCount: 0 }),
        score: priority * PRIORITY_STEP + Date.now(),
        worker_id: null,
        acquired_at: null,
        execute_at: null,
        finished_at: null,
        error: null,
        // A job of the same kind may have been queued meanwhile.
        dedup_id: null,
      })
      if (changedRows(retried) === 0) throw jobChanged()
      await this.#record(trx, 'ran', by)
    })
  }

  /** @throws Refusal `jobChanged` if a worker or somebody else was faster */
  async discard(by: Actor) {
    await db.transaction(async (trx) => {
      const deleted = await this.#unchanged(trx).delete()
      if (changedRows(deleted) === 0) throw jobChanged()
      await this.#record(trx, 'deleted', by)
    })
  }

  #unchanged(trx: TransactionClientContract) {
    const { jobId: id, queue, status } = this
    return trx.from('queue_jobs').where({ id, queue, status })
  }

  async #reopen(trx: TransactionClientContract) {
    const { runId, batchId } = this.data.payload ?? {}
    const kind = runKinds[this.name]
    if (kind) await reopenRun(trx, kind, Number(runId ?? batchId))
  }

  #record(trx: TransactionClientContract, type: 'ran' | 'deleted', by: Actor) {
    const from = { job: this.jobId, lane: this.queue, status: this.status }
    return recordChange(trx, this, type, by, { from, to: null })
  }
}
