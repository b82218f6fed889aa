import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { GuestLinkSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { shortageOf } from '#models/default_player/allowance'
import Form from '#models/form'
import FormLog from '#models/form_log'
import { lockHost } from '#models/form/hosts'
import { revokeLinks } from '#models/guest_link/revocation'
import MailMessage from '#models/mail_message'
import { unlessWithheld } from '#models/form/sight'
import type { Reader } from '#models/user'
import { SingleUse } from '#sql/single_use'
import type { Actor } from '#shared/history'

export default class GuestLink extends compose(GuestLinkSchema, SingleUse()) {
  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  @belongsTo(() => Form, { foreignKey: 'guestId' })
  declare guest: BelongsTo<typeof Form>

  /** Makes a link, and orders its mail if there is an address. @throws Refusal `noPlayer`; `placesTaken` or `teamFull` if there is no place left */
  static make(
    host: Form,
    { email, days, by }: { email: string | null; days: number; by: Actor }
  ): Promise<GuestLink> {
    return db.transaction(async (trx) => {
      const player = await lockHost(trx, host, new Refusal('noPlayer'))
      const needed = { members: 0, dayPasses: 0, guests: days > 0 ? 1 : 0 }
      const shortage = await shortageOf(trx, player, needed, host.tournament)
      if (shortage) {
        const key = shortage.kind === 'guests' ? 'placesTaken' : 'teamFull'
        throw new Refusal(key, { most: shortage.most })
      }
      const { id: formId, locale, fullName } = host
      const expiresAt = DateTime.utc().plus({ days })
      const link = await this.create({ formId, email, expiresAt, userId: by.id }, { client: trx })
      await FormLog.write(trx, by, [{ formId, type: 'guest-link', to: { days } }])
      const params = { name: '', host: fullName, link: link.id }
      if (email)
        await MailMessage.order(trx, [
          { template: 'guest_link', to: email, locale, formId, params },
        ])
      return link
    })
  }

  /** A used or ended link stays as it is. */
  async revoke(by: Actor) {
    await db.transaction((trx) => revokeLinks(trx, [this.id], by))
  }

  async recordForm(trx: TransactionClientContract, form: Form) {
    await trx.from('guest_links').where('id', this.id).update({ guest_id: form.id })
  }

  get url() {
    return (
      appUrl +
      signedUrlFor(
        'guests.create',
        { parent: this.formId },
        { qs: { link: this.id }, expiresIn: this.expiresIn, purpose: 'guest' }
      )
    )
  }

  /** The address of a guest who is withheld from the reader is hidden. The guest must be loaded. */
  shownTo(reader: Reader) {
    return {
      id: this.id,
      email: this.guest ? unlessWithheld(reader, this.guest, this.email) : this.email,
      state: this.state,
      expiresAt: this.expiresAt.toISO()!,
      url: this.state === 'open' ? this.url : null,
    }
  }
}
