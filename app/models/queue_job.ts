import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BaseModel, column, scope } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'
import { record } from '#models/history'
import { reopen } from '#models/reopen'

/** Work that nobody has taken up for so long means that the workers stand still. */
export const PATIENCE = { minutes: 10 }

// A pending job's score is its priority times this, plus the moment it was ordered.
const PRIORITY_STEP = 10_000_000_000_000
const PRIORITY = 5

type Data = { name?: string; attempts?: number; priority?: number; payload?: Record<string, any> }

/** A job as the queue keeps it in the database, until it is done. Its moments are milliseconds. */
export default class QueueJob extends BaseModel {
  static table = 'queue_jobs'

  // Not a number, which the history's ids are.
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

  /** Those that should have been taken up by a moment: a running one shows signs of life. */
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

  /** Those that failed, and those that nobody takes up. */
  static troubled() {
    const limit = DateTime.utc().minus(PATIENCE)
    return this.query().where((troubled) => {
      troubled.where('status', 'failed')
      troubled.orWhere((stuck) => this.overdue(stuck as any, limit))
    })
  }

  get name() {
    return this.data.name ?? '?'
  }

  /** Since when it is as it is. */
  get since(): DateTime {
    const { score, executeAt, acquiredAt, finishedAt } = this
    const ordered = score === null ? null : Number(score) % PRIORITY_STEP
    const moments = { pending: ordered, delayed: executeAt, active: acquiredAt }
    const at = moments[this.status as keyof typeof moments] ?? finishedAt ?? ordered
    return DateTime.fromMillis(Number(at ?? 0), { zone: 'utc' })
  }

  /** How often it was tried; a failed one once more than it counts. */
  get tries() {
    return (this.data.attempts ?? 0) + (this.status === 'failed' ? 1 : 0)
  }

  /** Puts it at the end of its lane once more, together with the order that it carries out. */
  async retry(by: { id: number }) {
    await db.transaction(async (trx) => {
      await this.#reopen(trx)
      const { priority = PRIORITY } = this.data
      await trx
        .from('queue_jobs')
        .where({ id: this.jobId, queue: this.queue, status: this.status })
        .update({
          status: 'pending',
          data: JSON.stringify({ ...this.data, attempts: 0, stalledCount: 0 }),
          score: priority * PRIORITY_STEP + Date.now(),
          worker_id: null,
          acquired_at: null,
          execute_at: null,
          finished_at: null,
          error: null,
          // Another of its kind may have been ordered meanwhile.
          dedup_id: null,
        })
      await this.#record(trx, 'ran', by)
    })
  }

  /** Takes it away for good. */
  async discard(by: { id: number }) {
    await db.transaction(async (trx) => {
      const { jobId: id, queue, status } = this
      await trx.from('queue_jobs').where({ id, queue, status }).delete()
      await this.#record(trx, 'deleted', by)
    })
  }

  async #reopen(trx: TransactionClientContract) {
    const { runId, batchId } = this.data.payload ?? {}
    if (this.name === 'MakeDocument' && runId) await reopen(trx, 'document_runs', Number(runId))
    if (this.name === 'ImportList' && runId) await reopen(trx, 'import_runs', Number(runId))
    if (this.name === 'RunBatch' && batchId) await reopen(trx, 'change_batches', Number(batchId))
  }

  #record(trx: TransactionClientContract, type: 'ran' | 'deleted', by: { id: number }) {
    const from = { job: this.jobId, lane: this.queue, status: this.status }
    return record(trx, this as any, type, by, { from, to: null })
  }
}
