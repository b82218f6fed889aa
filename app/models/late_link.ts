import { compose } from '@adonisjs/core/helpers'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { LateLinkSchema } from '#database/schema'
import Form from '#models/form'
import { SingleUse } from '#sql/single_use'
import Tournament from '#models/tournament'
import User from '#models/user'

export default class LateLink extends compose(LateLinkSchema, SingleUse('errors/link_expired')) {
  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

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
