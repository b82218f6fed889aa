import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import { EntityChangeSchema } from '#database/schema'
import User from '#models/user'

export type ChangeType = 'created' | 'updated' | 'deleted' | 'ran'

/** One line of the history of everything but requests: who changed what, from what, to what. */
export default class EntityChange extends EntityChangeSchema {
  declare type: ChangeType

  @column.dateTime({ autoCreate: true })
  declare at: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
