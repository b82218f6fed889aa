import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import type { ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import type { Locale } from '#config/i18n'
import { canaries } from '#config/retention'
import { MailLogSchema } from '#database/schema'
import { chunks, insertMany, sqlNow, changedRows } from '#sql/bulk'
import { emitAfterCommit } from '#sql/after_commit'
import Form from '#models/form'
import { whereOpenTo, whereRequestSeen } from '#models/form/visibility'
import User from '#models/user'
import type { PlaceholderValues } from '#mails/placeholders'
import { recordChange } from '#sql/history'
import type { Stored } from '#sql/json'
import { nonceOf } from '#text/secrets'
import { rolesThatMay } from '#shared/roles'
import { countRows } from '#sql/counts'

/** Undelivered: given up, or queued with an error. */
export const mailStates = ['held', 'queued', 'sent', 'failed', 'undelivered'] as const
export type MailState = (typeof mailStates)[number]

/**
 * What the words, the link and the file of a mail are made of. Ids: `by` of a user, `collective` of a pickup
 * list, `late` of a late link, `link` of a guest link, `former` of last year's request and `entry` of the late
 * link through which its person returns.
 */
export type MailParams = Stored &
  PlaceholderValues & {
    asked?: string[]
    formType?: string
    token?: string
    attach?: boolean
    /** The print run of the cards. Stored rows have this name. */
    batchId?: number
    by?: number
    editionId?: number
    runId?: number
    userId?: number
    collective?: number
    entry?: number
    former?: number
    late?: number
    link?: number
  }

export const idInMail = (name: 'collective' | 'late' | 'runId') =>
  db.raw(`cast(params ->> '${name}' as integer)`)

/** A mail with an error waits for a retry. One that was tried and has none may be on its way at this moment. */
export const isUnsentSql = `(state = 'queued' and (attempts = 0 or error is not null))`

export type MailOrder = {
  template: string
  to: string
  locale: Locale
  formId?: number | null
  params?: MailParams
}

type MailTerms = { held?: boolean; wake?: boolean; bulkChangeId?: number | null }

/**
 * A mail is written in the transaction of its cause and delivered by a job: none is without its cause, nor the
 * reverse. It contains no secrets, because links are made when the mail is rendered.
 */
export default class MailMessage extends MailLogSchema {
  static table = 'mail_log'

  declare state: 'queued' | 'sent' | 'failed'
  declare locale: Locale
  declare params: MailParams

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  /** All mails but those of canaries, which exist while a purge runs. */
  static real(options?: ModelAdapterOptions) {
    return this.query(options).where('createdAt', '>', canaries.before)
  }

  static inState = scope((query, state?: MailState) => {
    if (state === 'undelivered') {
      query.where((undelivered) =>
        undelivered
          .where('state', 'failed')
          .orWhere((retried) =>
            retried.where({ state: 'queued', held: false }).whereNotNull('error')
          )
      )
    } else if (state === 'held' || state === 'queued') {
      query.where({ state: 'queued', held: state === 'held' })
    } else if (state) query.where('state', state)
  })

  static visibleTo = scope(whereRequestSeen)

  /** The files of these mails go, and a delivery under way does not bring their words back. */
  static async noteCleaned(trx: TransactionClientContract, ids: number[]) {
    for (const part of chunks(ids))
      await this.query({ client: trx })
        .whereIn('id', part)
        .update({ cleanedAt: sqlNow(trx) })
  }

  get messageId() {
    return nonceOf(`mail:${this.id}:${this.createdAt.toMillis()}`)
  }

  get fullName() {
    return `${this.template} · ${this.to}`
  }

  get shownState(): Exclude<MailState, 'undelivered'> {
    return this.state === 'queued' && this.held ? 'held' : this.state
  }

  /** Orders a mail to each active administrator, in their language. */
  static async tellAdmins(
    trx: TransactionClientContract,
    template: string,
    params: MailOrder['params'],
    { formType }: { formType?: string } = {}
  ) {
    const admins = await User.query({ client: trx })
      .whereIn('role', rolesThatMay('configure'))
      .where('active', true)
    const told = admins.filter((admin) => !formType || admin.seesType(formType))
    const mails = told.map(({ email: to, locale, name }) => ({
      ...{ template, to, locale },
      params: { ...params, name },
    }))
    await this.order(trx, mails)
  }

  /**
   * The mails are sent after the commit; held mails wait for their release. `wake: false` leaves it to
   * the caller to wake the delivery.
   */
  static async order(
    trx: TransactionClientContract,
    orders: MailOrder[],
    { held = false, wake = !held, bulkChangeId = null }: MailTerms = {}
  ) {
    const now = DateTime.utc()
    await insertMany(
      trx,
      'mail_log',
      orders.map(({ formId = null, params = {}, ...order }) => ({
        ...order,
        formId,
        params,
        state: 'queued',
        held,
        batchId: bulkChangeId,
        attempts: 0,
        nextTryAt: now,
        createdAt: now,
      }))
    )
    if (orders.length > 0 && wake) emitAfterCommit(trx, 'mails:ordered')
  }

  /** Mails about requests that the user may not change stay held. */
  static async release(
    by: User,
    { bulkChangeId }: { bulkChangeId?: number } = {}
  ): Promise<number> {
    return db.transaction(async (trx) => {
      const heldMails = this.query({ client: trx })
        .where({ state: 'queued', held: true })
        .whereNotExists(
          trx
            .from('forms')
            .whereColumn('forms.id', 'mail_log.form_id')
            .whereNot((open) => whereOpenTo(open, by))
        )
      if (bulkChangeId) heldMails.where('batchId', bulkChangeId)
      const now = sqlNow(trx)
      const rows = await heldMails.update({ held: false, nextTryAt: now })
      const count = changedRows(rows)
      if (count > 0) {
        // Not saved: the history takes the label of its line from it.
        const released = new this().merge({
          template: 'held',
          to: bulkChangeId ? `#${bulkChangeId}` : '*',
        })
        const to = { released: count, batchId: bulkChangeId }
        await recordChange(trx, released, 'ran', by, { from: null, to })
        emitAfterCommit(trx, 'mails:ordered')
      }
      return count
    })
  }

  /** Deletes the unsent mails of a bulk change. @returns how many had already gone out */
  static async cancelUnsent(
    trx: TransactionClientContract,
    bulkChangeId: number,
    formIds: number[]
  ): Promise<number> {
    let sent = 0
    for (const chunk of chunks(formIds)) {
      const mails = () =>
        trx.from('mail_log').where('batch_id', bulkChangeId).whereIn('form_id', chunk)
      await mails().whereRaw(isUnsentSql).delete()
      sent += await countRows(mails().whereNot('state', 'failed'))
    }
    return sent
  }
}
