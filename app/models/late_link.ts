import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { LateLinkSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { returned, sqlNow } from '#models/bulk'
import Form from '#models/form'
import type { LinkState } from '#models/guest_link'
import Tournament from '#models/tournament'
import User from '#models/user'

/** A signed address that opens one closed form to one person, once. */
export default class LateLink extends LateLinkSchema {
  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** The request that it became. */
  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  /** What the history calls it. */
  get name() {
    return `${this.formType}: ${this.email}`
  }

  get state(): LinkState {
    if (this.usedAt) return 'used'
    if (this.revokedAt) return 'revoked'
    return this.expiresAt > DateTime.utc() ? 'open' : 'over'
  }

  /** The signed address; whoever changes a letter of it gets nothing. */
  get url() {
    const expiresIn = Math.max(1, Math.ceil(this.expiresAt.diffNow('seconds').seconds))
    const route = `forms.${this.formType}.create` as 'forms.accreditation.create'
    return (
      appUrl +
      signedUrlFor(
        route,
        { type: this.type! },
        { qs: { late: this.id }, expiresIn: `${expiresIn}s`, purpose: 'late' }
      )
    )
  }

  /**
   * Uses the link up, before the request is written in the same transaction.
   * @throws Refusal `linkOver` when it was used, revoked or ended meanwhile
   */
  async take(trx: TransactionClientContract) {
    const now = sqlNow(trx)
    const rows = await returned(
      trx,
      `update late_links set used_at = ?
       where id = ? and used_at is null and revoked_at is null and expires_at > ? returning id`,
      [now, this.id, now]
    )
    if (rows.length === 0)
      throw new Refusal('linkOver', {}, { status: 403, page: 'errors/link_expired' })
  }

  /** Remembers the request that it became. */
  async became(form: Form, trx: TransactionClientContract) {
    await trx.from('late_links').where('id', this.id).update({ form_id: form.id })
  }
}
