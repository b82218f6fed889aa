import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { BlacklistClearanceSchema } from '#database/schema'
import BlacklistEntry from '#models/blacklist_entry'
import User from '#models/user'

export default class BlacklistClearance extends BlacklistClearanceSchema {
  @belongsTo(() => BlacklistEntry, { foreignKey: 'entryId' })
  declare entry: BelongsTo<typeof BlacklistEntry>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get fullName() {
    return this.entry?.fullName
  }
}
