import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ChangeBatchSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import DeliverMails from '#jobs/deliver_mails'
import RunBatch from '#jobs/run_batch'
import { insertMany, returned, sqlNow } from '#models/bulk'
import { decide, type Review } from '#models/form/reviewable'
import { setMany, type Touched, type Values } from '#models/form/settable'
import { restore, type Restored } from '#models/form/undoing'
import { revokeLinks } from '#models/guest_link/revoking'
import User from '#models/user'

export type BatchKind = 'state' | 'set' | 'mass' | 'reset' | 'rule' | 'out'

/**
 * What is done to requests: one decision on all of them, or values, so many ids after the other.
 * `links` are guest links that are revoked with them.
 */
export type Change =
  | { state: 'approved' | 'rejected'; reason: Review['reason'] }
  | { steps: { count: number; set: Values }[]; links?: number[] }

export type BatchOrder = {
  kind: BatchKind
  formType: string | null
  change: Change
  ids: number[]
  hold?: boolean
}

/** Above this many the work belongs to the queue, which goes on where this process stops. */
const AT_ONCE = 200

/** How long somebody waits for the answer before the progress is shown instead, in milliseconds. */
export const PATIENCE = 3000

// Longer transactions would keep everybody else of the embedded database waiting, shorter ones write
// the pages of its indexes more often.
const CHUNK = 1000

/** Those that change everything or nothing; what staff choose row by row goes on in parts. */
const WHOLE: BatchKind[] = ['mass', 'reset', 'rule', 'out']

/**
 * A change of many requests: its order, its progress, what became of each request, and its
 * undoing. Two processes may work on it, or one twice: each part is done once.
 */
export default class ChangeBatch extends ChangeBatchSchema {
  declare kind: BatchKind
  declare state: 'queued' | 'running' | 'done' | 'failed' | 'undone'
  declare change: Change
  declare ids: number[]

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  static order({ ids, hold = false, ...order }: BatchOrder, by: { id: number } | null) {
    const unique = [...new Set(ids)]
    return this.create({
      ...order,
      hold,
      ids: unique,
      total: unique.length,
      userId: by?.id ?? null,
      state: 'queued',
      done: 0,
      changed: 0,
    })
  }

  /**
   * Orders a change and does it, or as much as fits into some milliseconds; above `AT_ONCE`
   * requests the queue goes on with the rest, and where this process is killed.
   * @throws what a change that is all or nothing failed with; one in parts the queue tries again
   */
  static async carryOut(
    order: BatchOrder,
    by: { id: number } | null,
    { atMost }: { atMost?: number } = {}
  ): Promise<ChangeBatch> {
    const batch = await this.order(order, by)
    const queued = batch.total > AT_ONCE
    if (queued) await RunBatch.dispatch({ batchId: batch.id }).run()
    await batch.work({ atMost }).catch(async (error) => {
      if (batch.#isWhole || !queued) await batch.fail(error)
      throw error
    })
    // A worker may have been faster, and have failed.
    if (batch.state === 'failed') throw new Error((await batch.refresh()).error!)
    return batch
  }

  /** Those that concern the form types of a user; what touched several is the admins' and its author's. */
  static visibleTo({ id, isAdmin, formTypes }: User) {
    if (isAdmin && !formTypes) return this.query()
    return this.query().where((visible) => {
      visible.where((typed) => {
        typed.whereNotNull('formType')
        if (formTypes) typed.whereIn('formType', formTypes)
      })
      visible.orWhere((own) => own.whereNull('formType').where('userId', id))
    })
  }

  /** Why requests were left alone, some of them, and how many mails wait to be released. */
  async report() {
    const rows = await db
      .from('change_batch_rows')
      .where('batch_id', this.id)
      .whereNotNull('skipped')
      .groupBy('skipped')
      .select('skipped')
      .count('* as count')
    const some = await db
      .from('change_batch_rows')
      .join('forms', 'forms.id', 'change_batch_rows.form_id')
      .where('batch_id', this.id)
      .whereNotNull('skipped')
      .orderBy('change_batch_rows.id')
      .limit(10)
      .select('forms.id', 'forms.type', 'forms.id_form as idForm', 'skipped as reason')
    const [{ held }] = await db
      .from('mail_log')
      .where({ batch_id: this.id, state: 'queued', held: true })
      .count('* as held')
    const skipped = rows.map(({ skipped: reason, count }) => ({ reason, count: Number(count) }))
    const gone = this.skipped - skipped.reduce((sum, { count }) => sum + count, 0)
    return {
      skipped: [...skipped, ...(gone > 0 ? [{ reason: 'missing', count: gone }] : [])],
      some: some as { id: number; type: string; idForm: string; reason: string }[],
      held: Number(held),
    }
  }

  get isOver() {
    return !['queued', 'running'].includes(this.state)
  }

  get #isWhole() {
    return WHOLE.includes(this.kind)
  }

  get skipped() {
    return this.done - this.changed
  }

  /** How many guest links it revoked, or will. */
  get links() {
    return 'steps' in this.change ? (this.change.links ?? []).length : 0
  }

  /**
   * Does what is left of the work, or as much as fits into some milliseconds.
   * @returns whether it is over
   */
  async work({ atMost = Infinity } = {}): Promise<boolean> {
    const end = Date.now() + atMost
    while (!this.isOver && Date.now() < end) {
      await db.transaction(async (trx) => {
        do await this.#part(trx)
        while (this.#isWhole && !this.isOver)
      })
    }
    if ('state' in this.change && !this.hold) await DeliverMails.wake()
    return this.isOver
  }

  /** Ends without having done all; what was done of it stays and may be undone. */
  async fail(error: Error) {
    await ChangeBatch.query()
      .where('id', this.id)
      .whereIn('state', ['queued', 'running'])
      .update({
        state: 'failed',
        error: error.message.slice(0, 500),
        finishedAt: sqlNow(db.connection()),
      })
  }

  /**
   * Gives the requests back what the change found, save those that somebody touched, printed or
   * handed out since. Mails that have not left are taken back.
   * @throws Refusal `undoneBefore`; `nothingToUndo` when all were touched since
   */
  async undo(by: { id: number }): Promise<Restored> {
    const restored = await db.transaction(async (trx) => {
      const taken = await returned(
        trx,
        `update change_batches set state = 'undone', undone_at = ?
         where id = ? and state in ('done', 'failed') returning id`,
        [sqlNow(trx), this.id]
      )
      if (taken.length === 0) throw new Refusal('undoneBefore', {}, { status: 409 })
      const outcome = await restore(trx, this, by)
      if (outcome.restored + outcome.reopened === 0)
        throw new Refusal('nothingToUndo', {}, { status: 409 })
      return outcome
    })
    await this.refresh()
    return restored
  }

  async #part(trx: TransactionClientContract) {
    const upTo = Math.min(this.done + CHUNK, this.total)
    const state = upTo < this.total ? 'running' : 'done'
    // The guarded write comes first: of two workers one takes the part.
    const taken = await returned(
      trx,
      `update change_batches set done = ?, state = ?, finished_at = ?
       where id = ? and done = ? and state in ('queued', 'running') returning id`,
      [upTo, state, state === 'done' ? sqlNow(trx) : null, this.id, this.done]
    )
    if (taken.length === 0) {
      const row = await trx.from('change_batches').where('id', this.id).first()
      return this.#stand(row)
    }
    const rows = await this.#apply(trx, this.done, upTo)
    const changed = this.changed + rows.filter(({ skipped }) => !skipped).length
    await trx.from('change_batches').where('id', this.id).update({ changed })
    await insertMany(
      trx,
      'change_batch_rows',
      rows
        // Whoever is not there any more has no row to hang on.
        .filter(({ skipped }) => skipped !== 'missing')
        .map(({ id, skipped = null, found = null, version = null }) => ({
          batchId: this.id,
          formId: id,
          skipped,
          found,
          version,
        }))
    )
    this.#stand({ done: upTo, changed, state })
  }

  #stand({ done, changed, state }: Pick<ChangeBatch, 'done' | 'changed' | 'state'>) {
    Object.assign(this, { done, changed, state })
  }

  async #apply(trx: TransactionClientContract, from: number, upTo: number): Promise<Touched[]> {
    const by = this.userId ? { id: this.userId } : null
    const { change } = this
    if ('state' in change) {
      const { found, skipped } = await decide(trx, this.ids.slice(from, upTo), change.state, {
        by,
        reason: change.reason,
        batch: this,
      })
      return [
        ...[...found].map(([id, row]) => ({ id, ...row }) as Touched),
        ...skipped.map(({ id, reason }) => ({ id, skipped: reason })),
      ]
    }
    const touched: Touched[] = []
    if (change.links && from === 0) await this.#revoke(trx, change.links, by)
    let start = 0
    for (const { count, set } of change.steps) {
      const ids = this.ids.slice(Math.max(start, from), Math.min(start + count, upTo))
      start += count
      if (ids.length === 0) continue
      const cause = ['set', 'out'].includes(this.kind) ? 'mass' : this.kind
      touched.push(...(await setMany(trx, ids, set, { by, cause: cause as 'mass' })))
    }
    return touched
  }

  /** Keeps in mind which it revoked: only these are opened again. */
  async #revoke(trx: TransactionClientContract, links: number[], by: { id: number } | null) {
    const change = { ...this.change, links: await revokeLinks(trx, links, by) }
    await trx
      .from('change_batches')
      .where('id', this.id)
      .update({ change: JSON.stringify(change) })
    this.change = change
  }
}
