import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CardSchema } from '#database/schema'
import Form from '#models/form'

/** The thing around a neck, apart from the person: its token and chip die with it. */
export default class Card extends CardSchema {
  declare state: 'live' | 'revoked'

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>
}
