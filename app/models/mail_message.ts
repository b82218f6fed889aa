import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { MailLogSchema } from '#database/schema'
import { insertMany } from '#models/bulk'
import Form from '#models/form'

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

  /** Orders a mail; call `DeliverMails.wake()` once the transaction is over. */
  static order(orders: MailOrder[], client: QueryClientContract = db.connection()) {
    const now = DateTime.utc()
    return insertMany(
      client,
      'mail_log',
      orders.map(({ formId = null, params = {}, ...order }) => ({
        ...order,
        formId,
        params,
        state: 'queued',
        attempts: 0,
        nextTryAt: now,
        createdAt: now,
      }))
    )
  }
}
