import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { Locale } from '#config/i18n'
import type { Stored } from '#sql/json'
import type { FormSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { isUpload } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { queryRows, sqlNow } from '#sql/bulk'
import FormLog from '#models/form_log'
import type Form from '#models/form'
import MailMessage from '#models/mail_message'
import { END_CORRECTION_SQL } from '#models/form/columns'
import { mailAbout } from '#models/form/correspondence'
import { revokeCards } from '#models/card/issue'
import type { Actor } from '#shared/history'
import type { Uploads } from '#form_types/define'

export type Asked = { fields: string[]; message: string; at: string }

export type Corrected = { fields: string[]; at: string }

type Asking = { version?: number; reasons?: number[] }

export function Answerable<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    declare locale: Locale
    declare detail: Stored
    declare asked: Asked | null
    declare corrected: Corrected | null

    /** @throws Refusal `notWaiting`; `editedMeanwhile` if the version changed */
    async askFor(
      { fields, message }: Omit<Asked, 'at'>,
      by: Actor,
      { version = this.version, reasons = [] }: Asking = {}
    ) {
      const at = DateTime.utc()
      await db.transaction(async (trx) => {
        const asked = JSON.stringify({ fields, message, at: at.toISO() })
        const rows = await queryRows(
          trx,
          `update forms set asked = ?, ${END_CORRECTION_SQL},
             version = version + 1, updated_at = ?
           where id = ? and state = 'waiting' and version = ? returning id`,
          [asked, sqlNow(trx), this.id, version]
        )
        if (rows.length === 0) {
          const { state } = await trx.from('forms').where('id', this.id).select('state').first()
          const key = state === 'waiting' ? 'editedMeanwhile' : 'notWaiting'
          throw new Refusal(key, {}, { status: 409 })
        }
        const to = { fields, message, ...(reasons.length > 0 && { reasons }) }
        await FormLog.write(trx, by, [{ formId: this.id, type: 'asked', to }], at)
        await MailMessage.order(trx, mailAbout(this, 'asked', { message, asked: fields }))
      })
      await this.refresh()
    }

    /**
     * The questions asked at the moment `at`, by default the current ones.
     * @throws Refusal `withdrawnBefore`, `decidedBefore`, `answeredBefore`, `nothingAsked`, `askedAgain`
     */
    openQuestions(at?: unknown): string[] {
      if (this.asked && (at === undefined || at === this.asked.at)) return this.asked.fields
      throw new Refusal(this.#whyClosed(), {}, { status: 409 })
    }

    /** @throws FieldRefusal for a wrong file; Refusal as `openQuestions` */
    async answer(
      this: Form,
      answers: Stored,
      uploads: Uploads,
      { locale }: { locale?: Locale } = {}
    ): Promise<void> {
      const at = DateTime.utc()
      const sets = (changed: string[]) => {
        const fields = changed.filter((name) => name in formTypes.get(this.type).publicFields)
        const now = sqlNow(db.connection(), at)
        const corrected = { fields, at: at.toISO() }
        return { asked: null, corrected, correctedAt: now, arrivedAt: now }
      }
      try {
        await this.correct(answers, uploads, { by: null, sets, locale })
      } catch (error) {
        if (error instanceof Refusal && error.key === 'editedMeanwhile') {
          const askedAt = this.asked!.at
          await this.refresh()
          this.openQuestions(askedAt)
        }
        throw error
      }
    }

    /** @throws Refusal `withdrawnBefore` */
    async withdraw() {
      await db.transaction(async (trx) => {
        const rows = await queryRows(
          trx,
          `update forms set withdrawn_at = ?, state = 'rejected', asked = null,
             ${END_CORRECTION_SQL},
             version = version + 1, updated_at = ?
           where id = ? and withdrawn_at is null returning id`,
          [sqlNow(trx), sqlNow(trx), this.id]
        )
        if (rows.length === 0) throw new Refusal('withdrawnBefore', {}, { status: 409 })
        const states = { from: { state: this.state }, to: { state: 'rejected' } }
        await FormLog.write(trx, null, [{ formId: this.id, type: 'withdrawn', ...states }])
        await revokeCards(trx, [this.id], 'withdrawn', null)
        await MailMessage.order(trx, mailAbout(this, 'withdrawn'))
      })
      await this.refresh()
    }

    #whyClosed() {
      if (this.asked) return 'askedAgain'
      if (this.withdrawnAt) return 'withdrawnBefore'
      if (this.state !== 'waiting') return 'decidedBefore'
      return this.corrected ? 'answeredBefore' : 'nothingAsked'
    }
  }
}

/** Sensitive answers by name only. */
export function correctionOf({
  type,
  corrected,
  logs,
}: Form): (Corrected & { before: Stored }) | null {
  if (!corrected) return null
  const fields = formTypes.get(type).allFields
  const log = logs.find(
    (change) =>
      change.type === 'updated' &&
      change.userId === null &&
      corrected.fields.every((name) => name in change.to!)
  )
  const visible = corrected.fields.filter(
    (name) => !fields[name]?.sensitive && !(fields[name] && isUpload(fields[name]))
  )
  const before = visible.map((name) => [name, log?.from?.[name] ?? null])
  return { ...corrected, before: Object.fromEntries(before) }
}
