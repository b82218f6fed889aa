import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Locale, locales } from '#config/i18n'
import { MailTextSchema } from '#database/schema'
import { queryRows, sqlNow } from '#sql/bulk'
import { recordChange } from '#sql/history'
import type { Actor } from '#shared/history'

export const editableMails = ['received', 'approved', 'rejected', 'asked'] as const
type EditableMail = (typeof editableMails)[number]

type Words = { subject: string; body: string }

export type MailKind = { formType: string; template: EditableMail }

export default class MailText extends MailTextSchema {
  declare template: EditableMail
  declare locale: Locale

  static of(formType: string, template: string, locale: Locale) {
    return this.query().where({ formType, template, locale }).first()
  }

  static async allOf(kind: MailKind): Promise<Partial<Record<Locale, MailText>>> {
    const texts = await this.query().where(kind)
    return Object.fromEntries(texts.map((text) => [text.locale, text]))
  }

  /** Saves the words of each language; without words the text is deleted. */
  static async saveWords(kind: MailKind, words: Record<Locale, Words | null>, by: Actor) {
    await db.transaction(async (trx) => {
      for (const locale of locales) {
        const before = await this.query({ client: trx })
          .where({ ...kind, locale })
          .first()
        const after = words[locale]
        if (before?.subject === after?.subject && before?.body === after?.body) continue
        const change = { from: before && wordsOf(before), to: after }
        if (after) {
          const text = await upsert(trx, { ...kind, locale }, after)
          await recordChange(trx, text, before ? 'updated' : 'created', by, change)
        } else if (before) {
          await before.useTransaction(trx).delete()
          await recordChange(trx, before, 'deleted', by, change)
        }
      }
    })
  }

  get fullName() {
    return `${this.formType} · ${this.template} · ${this.locale}`
  }
}

const wordsOf = ({ subject, body }: Words) => ({ subject, body })

/** Two people may save the first words at once; the last one wins. */
async function upsert(
  trx: TransactionClientContract,
  { formType, template, locale }: MailKind & { locale: Locale },
  { subject, body }: Words
) {
  const now = sqlNow(trx)
  const [{ id }] = await queryRows(
    trx,
    `insert into mail_texts (form_type, template, locale, subject, body, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?)
     on conflict (form_type, template, locale)
     do update set subject = excluded.subject, body = excluded.body, updated_at = excluded.updated_at
     returning id`,
    [formType, template, locale, subject, body, now, now]
  )
  return MailText.findOrFail(id, { client: trx })
}
