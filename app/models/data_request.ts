import { compose } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { DataRequestSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { textSealing } from '#models/data_request/sealed_texts'
import Form from '#models/form'
import { whereRequestSeen } from '#models/form/visibility'
import { addressOf, mailAbout } from '#models/form/correspondence'
import { presentAddressOf } from '#models/form/earlier_addresses'
import MailMessage from '#models/mail_message'
import User from '#models/user'
import { Sealable } from '#sealing/sealable'
import { UNIQUE_VIOLATIONS } from '#sql/bulk'
import { recordChange } from '#sql/history'
import { OFFICE_ZONE, formatDay } from '#shared/days'
import type { DataRequestKind } from '#shared/data_requests'
import type { Actor } from '#shared/history'
import { REMOVED } from '#text/removed_text'

export default class DataRequest extends compose(DataRequestSchema, Sealable(textSealing)) {
  declare kind: DataRequestKind

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  @belongsTo(() => User, { foreignKey: 'answeredBy' })
  declare answerer: BelongsTo<typeof User>

  static visibleTo = scope(whereRequestSeen)

  /** @throws Refusal `askedAlready` if the same is waiting for its answer; E_ROW_NOT_FOUND once erased */
  static async ask(form: Form, { kind, reason }: { kind: DataRequestKind; reason: string | null }) {
    const askerEmail = addressOf(form)
    const values = { formId: form.id, reference: form.idForm, kind, reason, askerEmail }
    await db
      .transaction(async (trx) => {
        await Form.query({ client: trx }).where('id', form.id).forUpdate().firstOrFail()
        const request = await this.create(values, { client: trx })
        await recordChange(trx, request, 'created', null, { from: null, to: { kind } })
        const params = { reference: form.idForm, day: formatDay(request.dueOn) }
        await MailMessage.tellAdmins(trx, 'data_request', params, { formType: form.type })
      })
      .catch((error) => {
        if (!UNIQUE_VIOLATIONS.includes(error.code)) throw error
        throw new Refusal('askedAlready', {}, { status: 409 })
      })
  }

  /** Null once the person is erased or the edition closed: then there is no address to write to. */
  get request(): Form | null {
    return this.form
  }

  get name() {
    return this.reference
  }

  /** One month after it came (GDPR article 12). */
  get dueOn() {
    return this.createdAt.setZone(OFFICE_ZONE).plus({ months: 1 }).toISODate()!
  }

  get isOverdue() {
    const today = DateTime.now().setZone(OFFICE_ZONE).toISODate()!
    return this.answeredAt === null && this.dueOn < today
  }

  /**
   * Closes the request and writes to the person who asked. Its request must be loaded.
   * @returns whether there was an address to write to
   * @throws Refusal `answeredAlready`
   */
  async close(answer: string, by: Actor): Promise<boolean> {
    return db.transaction(async (trx) => {
      const open = await DataRequest.query({ client: trx })
        .where('id', this.id)
        .whereNull('answeredAt')
        .forUpdate()
        .first()
      if (!open) throw new Refusal('answeredAlready', {}, { status: 409 })
      await open.merge({ answer, answeredAt: DateTime.utc(), answeredBy: by.id }).save()
      await recordChange(trx, this, 'updated', by, { from: null, to: { kind: this.kind } })
      const mails = await open.#mailsTo(this.request, answer)
      await MailMessage.order(trx, mails)
      return mails.length > 0
    })
  }

  async #mailsTo(form: Form | null, message: string) {
    const { askerEmail } = this
    if (!form || askerEmail === REMOVED) return []
    const to = askerEmail && (await presentAddressOf(form, askerEmail, this.$trx))
    const former = to && to !== addressOf(form) ? to : undefined
    return mailAbout(form, 'rights', { message }, { former })
  }
}
