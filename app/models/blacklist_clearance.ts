import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { BlacklistClearanceSchema } from '#database/schema'
import User from '#models/user'

/** Somebody who only shares the name of a listed person, known by the key of their document. */
export default class BlacklistClearance extends BlacklistClearanceSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
