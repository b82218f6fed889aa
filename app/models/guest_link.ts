import { belongsTo } from '@adonisjs/lucid/orm'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { GuestLinkSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { lackOf, lockPlayer } from '#models/allowance'
import { returned, sqlNow } from '#models/bulk'
import Form from '#models/form'

export type LinkState = 'open' | 'used' | 'revoked' | 'over'

/**
 * A private invitation: with its address one guest of a player's team asks for a credential.
 * While it is open it holds the guest's place.
 */
export default class GuestLink extends GuestLinkSchema {
  /** The team member who invites. */
  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  /**
   * Makes a link within a transaction.
   * @throws Refusal `noPlayer` where the request has no player, `placesTaken` where the player
   *   may bring no further guest
   */
  static async make(
    host: Form,
    { email, days, by }: { email: string | null; days: number; by: { id: number } },
    trx: TransactionClientContract
  ) {
    const player = host.player ? await lockPlayer(trx, host.player, host.tournamentId) : null
    if (!player || host.state === 'rejected') throw new Refusal('noPlayer')
    const asked = { members: 0, dayPasses: 0, guests: days > 0 ? 1 : 0 }
    const lacking = await lackOf(trx, player, asked, host.tournament)
    if (lacking) throw new Refusal('placesTaken', { most: lacking.most })
    const expiresAt = DateTime.utc().plus({ days })
    return this.create({ formId: host.id, email, expiresAt, userId: by.id }, { client: trx })
  }

  get state(): LinkState {
    if (this.usedAt) return 'used'
    if (this.revokedAt) return 'revoked'
    return this.expiresAt > DateTime.utc() ? 'open' : 'over'
  }

  /** The signed address; whoever changes a letter of it gets nothing. */
  get url() {
    const expiresIn = Math.max(1, Math.ceil(this.expiresAt.diffNow('seconds').seconds))
    return (
      appUrl +
      signedUrlFor(
        'guests.create',
        { parent: this.formId },
        {
          qs: { link: this.id },
          expiresIn: `${expiresIn}s`,
          purpose: 'guest',
        }
      )
    )
  }

  /** As the office's page shows it. */
  get shown() {
    return {
      id: this.id,
      email: this.email,
      state: this.state,
      expiresAt: this.expiresAt.toISO()!,
      url: this.state === 'open' ? this.url : null,
    }
  }

  /**
   * Uses the link up, before the guest's request is written in the same transaction.
   * @throws Refusal `linkOver` when it was used, revoked or ended meanwhile
   */
  async take(trx: TransactionClientContract) {
    const now = sqlNow(trx)
    const rows = await returned(
      trx,
      `update guest_links set used_at = ?
       where id = ? and used_at is null and revoked_at is null and expires_at > ? returning id`,
      [now, this.id, now]
    )
    if (rows.length === 0) throw new Refusal('linkOver', {}, { status: 403 })
  }
}
