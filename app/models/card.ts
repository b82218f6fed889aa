import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CardSchema } from '#database/schema'
import AccessOrder from '#models/access_order'
import Form from '#models/form'
import type { CardLayout, ReissueReason } from '#shared/choices'

export type RevocationReason = ReissueReason | 'rejected' | 'withdrawn' | 'undone' | 'rolled_back'

/** A card's token and chip end with it. */
export default class Card extends CardSchema {
  declare state: 'live' | 'revoked'
  declare layout: CardLayout | null
  declare revokedFor: RevocationReason | null
  declare gateDesired: 'active' | 'blocked' | null
  declare gateConfirmed: 'active' | 'blocked' | null

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  @hasMany(() => AccessOrder)
  declare orders: HasMany<typeof AccessOrder>
}
