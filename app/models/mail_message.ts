import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { MailLogSchema } from '#database/schema'
import DeliverMails from '#jobs/deliver_mails'
import { chunks, insertMany, sqlNow } from '#models/bulk'
import Form from '#models/form'
import { record } from '#models/history'

/** How a mail stands, as the office sees it. Undelivered ones were given up or met an error. */
export const mailStates = ['held', 'queued', 'sent', 'failed', 'undelivered'] as const
export type MailState = (typeof mailStates)[number]

export type MailOrder = {
  template: string
  to: string
  locale: 'es' | 'en'
  formId?: number | null
  params?: Record<string, unknown>
}

/**
 * A mail, from its order to its delivery. It is ordered in the transaction of what causes
 * it and delivered by a job, so neither happens without the other. Secrets are never in
 * it: links are made when the mail is rendered.
 */
export default class MailMessage extends MailLogSchema {
  static table = 'mail_log'

  declare state: 'queued' | 'sent' | 'failed'
  declare locale: 'es' | 'en'
  declare params: Record<string, any>

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  static inState = scope((query, state?: MailState) => {
    if (state === 'undelivered') {
      query.where((undelivered) =>
        undelivered
          .where('state', 'failed')
          .orWhere((again) => again.where({ state: 'queued', held: false }).whereNotNull('error'))
      )
    } else if (state === 'held' || state === 'queued') {
      query.where({ state: 'queued', held: state === 'held' })
    } else if (state) query.where('state', state)
  })

  get fullName() {
    return `${this.template} · ${this.to}`
  }

  /** How it stands; who is held waits for the office and not for the server. */
  get standing(): Exclude<MailState, 'undelivered'> {
    return this.state === 'queued' && this.held ? 'held' : this.state
  }

  /**
   * Orders a mail; call `DeliverMails.wake()` once the transaction is over. Held ones wait until
   * they are released; those of a change of many leave, or are taken back, together.
   */
  static order(
    orders: MailOrder[],
    client: QueryClientContract = db.connection(),
    { held = false, batchId = null }: { held?: boolean; batchId?: number | null } = {}
  ) {
    const now = DateTime.utc()
    return insertMany(
      client,
      'mail_log',
      orders.map(({ formId = null, params = {}, ...order }) => ({
        ...order,
        formId,
        params,
        state: 'queued',
        held,
        batchId,
        attempts: 0,
        nextTryAt: now,
        createdAt: now,
      }))
    )
  }

  /**
   * Lets the held mails go, all of them or those of a change of many.
   * @returns how many
   */
  static async release({
    batchId,
    by = null,
  }: { batchId?: number; by?: { id: number } | null } = {}): Promise<number> {
    const released = await db.transaction(async (trx) => {
      const held = this.query({ client: trx }).where({ state: 'queued', held: true })
      if (batchId) held.where('batchId', batchId)
      const now = sqlNow(trx)
      const rows = await held.update({ held: false, nextTryAt: now })
      const count = Number(rows[0] ?? rows)
      if (count > 0) {
        const line = new this().merge({ template: 'held', to: batchId ? `#${batchId}` : '*' })
        await record(trx, line, 'ran', by, { from: null, to: { released: count, batchId } })
      }
      return count
    })
    if (released > 0) await DeliverMails.wake()
    return released
  }

  /**
   * Takes back what a change of many ordered for some requests and what has not left yet.
   * @returns how many had left
   */
  static async cancelUnsent(
    batchId: number,
    trx: TransactionClientContract,
    formIds: number[]
  ): Promise<number> {
    let gone = 0
    for (const some of chunks(formIds)) {
      const ofBatch = () => trx.from('mail_log').where('batch_id', batchId).whereIn('form_id', some)
      // Those with an error wait for another try; the others may be on their way just now.
      await ofBatch()
        .where('state', 'queued')
        .where((unsent) => unsent.where('attempts', 0).orWhereNotNull('error'))
        .delete()
      const [{ left }] = await ofBatch().whereNot('state', 'failed').count('* as left')
      gone += Number(left)
    }
    return gone
  }
}
