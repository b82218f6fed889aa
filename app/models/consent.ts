import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import type { Locale } from '#config/i18n'
import { ConsentSchema } from '#database/schema'
import { formTypes } from '#form_types/index'
import ConsentText from '#models/consent_text'
import Form from '#models/form'
import { consentWords } from '#models/form/consent_words'
import { insertMany, runSql, sqlNow } from '#sql/bulk'
import { sha256 } from '#text/secrets'

/** What an applicant has accepted on a request, and when. The words stand in `consent_texts`. */
export default class Consent extends ConsentSchema {
  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  @belongsTo(() => ConsentText, { foreignKey: 'textHash', localKey: 'hash' })
  declare words: BelongsTo<typeof ConsentText>

  /** A form type that asks for it: after a move not always the request's. Policies are asked by each. */
  askedBy({ type }: Form) {
    const asks = (key: string) => this.field in formTypes.get(key).allFields
    return [type, ...formTypes.keys()].find(asks) ?? type
  }

  /** Whether the request no longer has the yes that was given. Policies and tutors have no answer. */
  isWithdrawnOn(form: Form) {
    const { allFields } = formTypes.get(this.askedBy(form))
    return this.field in allFields && form.answers[this.field] !== true
  }

  static ofForms(ids: number[], client?: QueryClientContract) {
    return this.query({ client }).whereIn('formId', ids).preload('words').orderBy('id', 'desc')
  }

  /** `locale` is the language in which the questions `fields` were read. */
  static async record(
    trx: TransactionClientContract,
    { id: formId, type }: Pick<Form, 'id' | 'type'>,
    { fields, locale }: { fields: string[]; locale: Locale }
  ) {
    const at = DateTime.utc()
    const consents = []
    for (const field of fields) {
      const text = consentWords(type, field, locale)
      const textHash = sha256(`${locale}\n${text}`)
      await runSql(
        trx,
        `insert into consent_texts (hash, locale, text, first_seen_at) values (?, ?, ?, ?)
         on conflict (hash) do nothing`,
        [textHash, locale, text, sqlNow(trx, at)]
      )
      consents.push({ formId, field, textHash, acceptedAt: at })
    }
    await insertMany(trx, 'consents', consents)
  }
}
