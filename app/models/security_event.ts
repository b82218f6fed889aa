import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import { SecurityEventSchema } from '#database/schema'
import User from '#models/user'
import type { SecurityKind } from '#shared/security'

/** A line of the security log: what happened to the account of a user (or of an unknown e-mail). */
export default class SecurityEvent extends SecurityEventSchema {
  declare kind: SecurityKind

  @column.dateTime({ autoCreate: true })
  declare at: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Who did it, if it was not the user. */
  @belongsTo(() => User, { foreignKey: 'byId' })
  declare by: BelongsTo<typeof User>
}
