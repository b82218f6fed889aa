import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { BlacklistClearanceSchema } from '#database/schema'
import BlacklistEntry from '#models/blacklist_entry'
import User from '#models/user'

/** Somebody who only shares the name of a listed person, known by the key of their document. */
export default class BlacklistClearance extends BlacklistClearanceSchema {
  @belongsTo(() => BlacklistEntry, { foreignKey: 'entryId' })
  declare entry: BelongsTo<typeof BlacklistEntry>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Whose namesake it is, where the entry is loaded: the history knows it by that. */
  get fullName() {
    return this.entry?.fullName
  }
}
