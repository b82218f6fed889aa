import { compose } from '@adonisjs/core/helpers'
import i18nManager from '@adonisjs/i18n/services/main'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import type { Locale } from '#config/i18n'
import { LateLinkSchema } from '#database/schema'
import type { PublicFormType } from '#form_types/index'
import Form from '#models/form'
import MailMessage from '#models/mail_message'
import { saveBy } from '#sql/history'
import { SingleUse } from '#sql/single_use'
import Tournament from '#models/tournament'
import User from '#models/user'
import type { Actor } from '#shared/history'

type Order = { type: string; email: string; days: number; locale: Locale; by: Actor }

export default class LateLink extends compose(LateLinkSchema, SingleUse('errors/link_expired')) {
  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  /** Makes a link and orders its mail. Only forms with types in their address keep the `type`. */
  static async send(
    tournament: Tournament,
    { key, path }: PublicFormType,
    { type, email, days, locale, by }: Order
  ) {
    const link = new this().merge({
      tournamentId: tournament.id,
      formType: key,
      type: path.includes(':type') ? type : null,
      email,
      userId: by.id,
      expiresAt: DateTime.utc().plus({ days }),
    })
    const params = {
      name: '',
      title: i18nManager.locale(locale).t(`forms.${key}.title`),
      tournament: tournament.fullName,
      until: link.expiresAt.setZone(tournament.timeZone).toFormat('dd/MM/yyyy'),
    }
    const mail = { template: 'late_link', to: email, locale }
    await saveBy(link, by, {
      write: (trx) => MailMessage.order(trx, [{ ...mail, params: { ...params, late: link.id } }]),
    })
    return link
  }

  get name() {
    return `${this.formType}: ${this.email}`
  }

  get url() {
    const route = `forms.${this.formType}.create` as 'forms.accreditation.create'
    return (
      appUrl +
      signedUrlFor(
        route,
        { type: this.type! },
        { qs: { late: this.id }, expiresIn: this.expiresIn, purpose: 'late' }
      )
    )
  }

  async recordForm(trx: TransactionClientContract, form: Form) {
    await trx.from('late_links').where('id', this.id).update({ form_id: form.id })
  }
}
