import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { FormSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import DeliverMails from '#jobs/deliver_mails'
import { insertMany, returned, sqlNow } from '#models/bulk'
import MailMessage from '#models/mail_message'
import { mailAbout } from '#models/form/correspondence'
import { revokeCards } from '#models/form/reviewable'

/** What staff asked an applicant to correct. */
export type Asked = { fields: string[]; message: string; at: string }

/** What an applicant and the office settle between them before a decision. */
export function Answerable<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    declare locale: 'es' | 'en'
    declare detail: Record<string, any>
    declare asked: Asked | null

    /**
     * Opens some fields of a waiting request to the applicant, who is written to.
     * @throws Refusal `notWaiting`
     */
    async askFor({ fields, message }: Omit<Asked, 'at'>, by: { id: number }) {
      const at = DateTime.utc()
      await db.transaction(async (trx) => {
        const asked = JSON.stringify({ fields, message, at: at.toISO() })
        const rows = await returned(
          trx,
          `update forms set asked = ?, version = version + 1, updated_at = ?
           where id = ? and state = 'waiting' returning id`,
          [asked, sqlNow(trx), this.id]
        )
        if (rows.length === 0) throw new Refusal('notWaiting', {}, { status: 409 })
        await insertMany(trx, 'form_logs', [
          { formId: this.id, type: 'asked', userId: by.id, to: { fields, message }, at },
        ])
        await MailMessage.order(mailAbout(this as any, 'asked', { message, asked: fields }), trx)
      })
      await DeliverMails.wake()
      await this.refresh()
    }

    /**
     * Takes the request back: the card opens nothing from now on, the place is free.
     * @throws Refusal `withdrawnBefore`
     */
    async withdraw() {
      await db.transaction(async (trx) => {
        const rows = await returned(
          trx,
          `update forms set withdrawn_at = ?, state = 'rejected', asked = null,
             version = version + 1, updated_at = ?
           where id = ? and withdrawn_at is null returning id`,
          [sqlNow(trx), sqlNow(trx), this.id]
        )
        if (rows.length === 0) throw new Refusal('withdrawnBefore', {}, { status: 409 })
        await insertMany(trx, 'form_logs', [
          {
            formId: this.id,
            type: 'withdrawn',
            from: { state: this.state },
            to: { state: 'rejected' },
            at: DateTime.utc(),
          },
        ])
        await revokeCards(trx, [this.id])
        await MailMessage.order(mailAbout(this as any, 'withdrawn'), trx)
      })
      await DeliverMails.wake()
      await this.refresh()
    }
  }
}
