import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MailTextSchema } from '#database/schema'
import { returned, sqlNow } from '#models/bulk'
import { record } from '#models/history'

export const editableMails = ['received', 'approved', 'rejected', 'asked'] as const
export type EditableMail = (typeof editableMails)[number]

type Locale = 'es' | 'en'
type Words = { subject: string; body: string }

/** A mail of a form type, whose words the office may choose. */
export type MailKind = { formType: string; template: EditableMail }

/** The office's own words for a mail of a form type, in one language. */
export default class MailText extends MailTextSchema {
  declare template: EditableMail
  declare locale: Locale

  /** The office's own words for a mail, if it has any. */
  static of(formType: string, template: string, locale: Locale) {
    return this.query().where({ formType, template, locale }).first()
  }

  /** The office's own words for a mail in every language that has some. */
  static async allOf(kind: MailKind): Promise<Partial<Record<Locale, MailText>>> {
    const texts = await this.query().where(kind)
    return Object.fromEntries(texts.map((text) => [text.locale, text]))
  }

  /** Keeps the words of a mail in both languages; a language without goes back to the standard. */
  static async put(kind: MailKind, words: Record<Locale, Words | null>, by: { id: number }) {
    await db.transaction(async (trx) => {
      for (const locale of ['es', 'en'] as const) {
        const before = await this.query({ client: trx })
          .where({ ...kind, locale })
          .first()
        const after = words[locale]
        if (before?.subject === after?.subject && before?.body === after?.body) continue
        const text = after ? await upsert(trx, { ...kind, locale }, after) : before!
        if (!after) await before!.useTransaction(trx).delete()
        await record(trx, text, after ? (before ? 'updated' : 'created') : 'deleted', by, {
          from: before && wordsOf(before),
          to: after,
        })
      }
    })
  }

  get fullName() {
    return `${this.formType} · ${this.template} · ${this.locale}`
  }
}

const wordsOf = ({ subject, body }: Words) => ({ subject, body })

/** Two people may save the first words of a mail at once: the last of them is kept. */
async function upsert(
  trx: TransactionClientContract,
  { formType, template, locale }: MailKind & { locale: Locale },
  { subject, body }: Words
) {
  const now = sqlNow(trx)
  const [{ id }] = await returned(
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
