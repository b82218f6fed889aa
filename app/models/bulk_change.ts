import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ChangeBatchSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { emitAfterCommit } from '#sql/after_commit'
import { insertMany, queryRows, sqlNow } from '#sql/bulk'
import { refreshStatistics } from '#sql/statistics'
import { decide, type Decision, type Review, type SkipReason } from '#models/form/reviewable'
import { setValues, type Touched, type Values } from '#models/bulk_change/settable'
import { restoreForms, type Restored } from '#models/bulk_change/restore'
import { revokeLinks } from '#models/guest_link/revocation'
import type { LedgerCause } from '#models/ledger_entry'
import User from '#models/user'
import { enqueueRun, failRun, keepAlive } from '#runs/open_runs'
import { stopping } from '#process/stop_signal'
import type { Actor } from '#shared/history'

export type ChangeKind = 'state' | 'set' | 'mass' | 'reset' | 'rule' | 'out'

/**
 * `only`: leaves out requests with a warning. Each step sets its values on the next `count` ids.
 * `links`: guest links that are revoked too.
 */
export type Change =
  | { state: Decision; reason: Review['reason']; only?: 'clear' }
  | { steps: { count: number; set: Values }[]; links?: number[] }

export type ChangeOrder = {
  kind: ChangeKind
  formType: string | null
  change: Change
  ids: number[]
  hold?: boolean
}

type UnclearAmong = (
  ids: number[],
  state: Decision,
  reader: User | null
) => Promise<Map<number, SkipReason>>

type Work = { atMost?: number; unclearAmong?: UnclearAmong }

/** Larger changes go to the queue, which continues if this process stops. */
const AT_ONCE = 200

/** How long the page waits for the end before it shows the progress. */
export const CHANGE_PATIENCE_MS = 3000

// On SQLite other writers wait for a part. Small parts write the same index pages more often.
const CHUNK = 1000

// Checks read other rows of each request, which takes longer.
const CHECKED_CHUNK = 50

/** The other kinds are done in parts. */
const ALL_OR_NOTHING: ChangeKind[] = ['mass', 'reset', 'rule', 'out']

/** Only kinds that set values move a balance. */
const ledgerCauses: Record<ChangeKind, LedgerCause> = {
  state: 'mass',
  set: 'mass',
  mass: 'mass',
  reset: 'reset',
  rule: 'rule',
  out: 'mass',
}

/** A bulk change. Two processes may work on it at once: each part is done only once. */
export default class BulkChange extends ChangeBatchSchema {
  static table = 'change_batches'

  declare kind: ChangeKind
  declare state: 'queued' | 'running' | 'done' | 'failed' | 'undone'
  declare change: Change
  declare ids: number[]

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  static order(
    { ids, hold = false, ...order }: ChangeOrder,
    by: Actor | null,
    client?: TransactionClientContract
  ) {
    const unique = [...new Set(ids)]
    const values = {
      ...order,
      hold,
      ids: unique,
      total: unique.length,
      userId: by?.id ?? null,
      state: 'queued',
      done: 0,
      changed: 0,
    } as const
    return this.create(values, { client })
  }

  static async carryOut(order: ChangeOrder, by: Actor | null, options: Work = {}) {
    const bulkChange = await this.order(order, by)
    return bulkChange.start(options)
  }

  /**
   * With more than `AT_ONCE` requests the queue does the rest after `atMost` milliseconds.
   * @throws the error of a change that is all or nothing; the queue retries the others
   */
  async start({ atMost, unclearAmong }: Work = {}): Promise<this> {
    const queued = this.total > AT_ONCE
    if (queued) await enqueueRun('changes', this.id)
    await this.work({ atMost, unclearAmong }).catch(async (error) => {
      if (this.#isAllOrNothing || !queued) await this.fail(error)
      throw error
    })
    if (this.state === 'failed') throw new Error((await this.refresh()).error!)
    return this
  }

  static visibleTo(user: User) {
    const { id, formTypes } = user
    if (user.may('readAllChanges') && !formTypes) return this.query()
    return this.query().where((visible) => {
      visible.where((ofTypes) => {
        ofTypes.whereNotNull('formType')
        if (formTypes) ofTypes.whereIn('formType', formTypes)
      })
      visible.orWhere((own) => own.whereNull('formType').where('userId', id))
    })
  }

  /** How many requests were skipped for each reason, the first ten of them, and the held mails. */
  async report() {
    const rows = await db
      .from('change_batch_rows')
      .where('batch_id', this.id)
      .whereNotNull('skipped')
      .groupBy('skipped')
      .select('skipped')
      .count('* as count')
      .orderBy('skipped')
    const examples = await db
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
    const missing = this.skipped - skipped.reduce((sum, { count }) => sum + count, 0)
    return {
      skipped: [...skipped, ...(missing > 0 ? [{ reason: 'missing', count: missing }] : [])],
      some: examples,
      held: Number(held),
    }
  }

  get isOver() {
    return !['queued', 'running'].includes(this.state)
  }

  get #isAllOrNothing() {
    return ALL_OR_NOTHING.includes(this.kind)
  }

  get skipped() {
    return this.done - this.changed
  }

  get links() {
    return 'steps' in this.change ? (this.change.links ?? []).length : 0
  }

  /** Works for `atMost` milliseconds. Returns whether the change is over. */
  work({ atMost = Infinity, unclearAmong }: Work = {}): Promise<boolean> {
    const end = Date.now() + atMost
    return keepAlive('changes', this.id, async () => {
      while (!this.isOver && Date.now() < end && !stopping.aborted) {
        const unclear = await this.#unclear(unclearAmong)
        await db.transaction(async (trx) => {
          do await this.#takePart(trx, unclear)
          while (this.#isAllOrNothing && !this.isOver)
        })
      }
      if (this.isOver) void refreshStatistics(this.changed)
      return this.isOver
    })
  }

  /** The finished parts stay and can be undone. Their mails go out. */
  async fail(error: Error) {
    await db.transaction(async (trx) => {
      const wasOpen = await failRun('changes', this.id, error.message, trx)
      if (wasOpen) this.#wakeMails(trx)
    })
  }

  /**
   * Skips requests that were changed, printed or collected since, or that the user may not change.
   * @throws Refusal `undoneBefore`, `nothingToUndo`
   */
  async undo(by: User): Promise<Restored> {
    const restored = await db.transaction(async (trx) => {
      const rows = await queryRows(
        trx,
        `update change_batches set state = 'undone', undone_at = ?
         where id = ? and state in ('done', 'failed') returning id`,
        [sqlNow(trx), this.id]
      )
      if (rows.length === 0) throw new Refusal('undoneBefore', {}, { status: 409 })
      const outcome = await restoreForms(trx, this, by)
      if (outcome.restored + outcome.reopened === 0)
        throw new Refusal('nothingToUndo', {}, { status: 409 })
      return outcome
    })
    await this.refresh()
    return restored
  }

  get #nextEnd() {
    const size = 'only' in this.change ? CHECKED_CHUNK : CHUNK
    return Math.min(this.done + size, this.total)
  }

  async #unclear(unclearAmong?: UnclearAmong): Promise<Map<number, SkipReason>> {
    if (!('only' in this.change)) return new Map()
    const reader = await User.find(this.userId)
    return unclearAmong!(this.ids.slice(this.done, this.#nextEnd), this.change.state, reader)
  }

  /** Changes the next requests, unless another process has taken them. */
  async #takePart(trx: TransactionClientContract, unclear: Map<number, SkipReason>) {
    const upTo = this.#nextEnd
    const state = upTo < this.total ? 'running' : 'done'
    // The guarded write comes first, so only one of two workers does the part.
    const claimed = await queryRows(
      trx,
      `update change_batches set done = ?, state = ?, finished_at = ?, beginnings = 0
       where id = ? and done = ? and state in ('queued', 'running') returning id`,
      [upTo, state, state === 'done' ? sqlNow(trx) : null, this.id, this.done]
    )
    if (claimed.length === 0) {
      const row = await trx.from('change_batches').where('id', this.id).first()
      return this.#setProgress(row)
    }
    const rows = await this.#apply(trx, this.done, upTo, unclear)
    const changed = this.changed + rows.filter(({ skipped }) => !skipped).length
    await trx.from('change_batches').where('id', this.id).update({ changed })
    await insertMany(
      trx,
      'change_batch_rows',
      rows
        .filter(({ skipped }) => skipped !== 'missing')
        .map(({ id, skipped = null, before = null, version = null }) => ({
          batchId: this.id,
          formId: id,
          skipped,
          oldValues: before,
          version,
        }))
    )
    if (state === 'done') this.#wakeMails(trx)
    this.#setProgress({ done: upTo, changed, state })
  }

  /** Mails go out when the change is over: earlier ones would compete with the remaining parts for the database. */
  #wakeMails(trx: TransactionClientContract) {
    if ('state' in this.change && !this.hold) emitAfterCommit(trx, 'mails:ordered')
  }

  #setProgress({ done, changed, state }: Pick<BulkChange, 'done' | 'changed' | 'state'>) {
    Object.assign(this, { done, changed, state })
  }

  async #apply(
    trx: TransactionClientContract,
    from: number,
    upTo: number,
    unclear: Map<number, SkipReason>
  ): Promise<Touched[]> {
    const by = this.userId ? { id: this.userId } : null
    const { change } = this
    if ('state' in change) {
      const clear = this.ids.slice(from, upTo).filter((id) => !unclear.has(id))
      const { previous, skipped } = await decide(trx, clear, change.state, {
        by,
        reason: change.reason,
        bulkChange: this,
      })
      return [
        ...[...previous].map(([id, row]) => ({ id, ...row })),
        ...skipped.map(({ id, reason }) => ({ id, skipped: reason })),
        ...[...unclear].map(([id, reason]) => ({ id, skipped: reason })),
      ]
    }
    const touched: Touched[] = []
    if (change.links && from === 0) await this.#revoke(trx, change.links, by)
    let start = 0
    for (const { count, set } of change.steps) {
      const ids = this.ids.slice(Math.max(start, from), Math.min(start + count, upTo))
      start += count
      if (ids.length === 0) continue
      const cause = ledgerCauses[this.kind]
      const checksDates = this.kind !== 'out'
      touched.push(...(await setValues(trx, ids, set, { by, cause, checksDates })))
    }
    return touched
  }

  /** Stores which links were open, so that the undo reopens only those. */
  async #revoke(trx: TransactionClientContract, links: number[], by: Actor | null) {
    const change = { ...this.change, links: await revokeLinks(trx, links, by) }
    await trx
      .from('change_batches')
      .where('id', this.id)
      .update({ change: JSON.stringify(change) })
    this.change = change
  }
}
