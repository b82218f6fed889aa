import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { GuestLinkSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { lackOf, lockPlayer } from '#models/allowance'
import Form from '#models/form'
import { SingleUse } from '#models/single_use'

/**
 * A private invitation: with its address one guest of a player's team asks for a credential.
 * While it is open it holds the guest's place.
 */
export default class GuestLink extends compose(GuestLinkSchema, SingleUse()) {
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

  /** The signed address; whoever changes a letter of it gets nothing. */
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
}
