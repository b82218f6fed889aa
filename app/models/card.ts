import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CardSchema } from '#database/schema'
import AccessOrder from '#models/access_order'
import Form from '#models/form'

/** Why a card died: for a decision on its request, or for another card in its place. */
export const reissueReasons = ['lost', 'stolen', 'damaged', 'changed'] as const
export type ReissueReason = (typeof reissueReasons)[number]
export type DeathReason = ReissueReason | 'rejected' | 'withdrawn' | 'undone' | 'rolled_back'

/** The thing around a neck, apart from the person: its token and chip die with it. */
export default class Card extends CardSchema {
  declare state: 'live' | 'revoked'
  declare revokedFor: DeathReason | null
  declare gateDesired: 'active' | 'blocked' | null
  declare gateConfirmed: 'active' | 'blocked' | null

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  @hasMany(() => AccessOrder)
  declare orders: HasMany<typeof AccessOrder>
}
