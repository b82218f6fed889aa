import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ChangeBatchSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { emitAfterCommit } from '#sql/after_commit'
import { queryRows, sqlNow } from '#sql/bulk'
import type { Review } from '#models/form/reviewable'
import type { SettableValues } from '#models/bulk_change/settable'
import { restoreForms, type Restored } from '#models/bulk_change/restore'
import User from '#models/user'
import { failRun, openStates } from '#runs/open_runs'
import type { Actor } from '#shared/history'
import type { Decision, State } from '#shared/request_states'
import { countRows } from '#sql/counts'

export type ChangeKind = 'state' | 'set' | 'mass' | 'reset' | 'rule' | 'out'

/**
 * `from`: the states that were shown before. `only`: leaves out requests with a warning. Each step sets its values on the next `count` ids.
 * `links`: guest links that are revoked too.
 */
export type Change =
  | { state: Decision; reason: Review['reason']; from?: State[]; only?: 'clear' }
  | { steps: { count: number; set: SettableValues }[]; links?: number[] }

export type ChangeOrder = {
  kind: ChangeKind
  formType: string | null
  change: Change
  ids: number[]
  hold?: boolean
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
    const rows: { skipped: string; count: number }[] = await db
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
    const held = db.from('mail_log').where({ batch_id: this.id, state: 'queued', held: true })
    const skipped = rows.map(({ skipped: reason, count }) => ({ reason, count }))
    const missing = this.skipped - skipped.reduce((sum, { count }) => sum + count, 0)
    return {
      skipped: [...skipped, ...(missing > 0 ? [{ reason: 'missing', count: missing }] : [])],
      some: examples,
      held: await countRows(held),
    }
  }

  get isOver() {
    return !openStates.includes(this.state)
  }

  get skipped() {
    return this.done - this.changed
  }

  get links() {
    return 'steps' in this.change ? (this.change.links ?? []).length : 0
  }

  /** The finished parts stay and can be undone. Their mails go out. */
  async fail(error: Error, client: QueryClientContract = db.connection()) {
    await client.transaction(async (trx) => {
      const wasOpen = await failRun('changes', this.id, error.message, trx)
      if (wasOpen) this.wakeMails(trx)
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

  /** Mails go out when the change is over: earlier ones would compete with the remaining parts for the database. */
  wakeMails(trx: TransactionClientContract) {
    if ('state' in this.change && !this.hold) emitAfterCommit(trx, 'mails:ordered')
  }
}
