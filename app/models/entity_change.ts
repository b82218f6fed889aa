import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import { canaries } from '#config/retention'
import { EntityChangeSchema } from '#database/schema'
import User from '#models/user'
import type { ChangeType, RecordedTable } from '#shared/history'
import type { Stored } from '#sql/json'

export default class EntityChange extends EntityChangeSchema {
  declare entity: RecordedTable
  declare type: ChangeType
  declare from: Stored | null
  declare to: Stored | null

  @column.dateTime({ autoCreate: true })
  declare at: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Without the changes of canaries, which exist while a purge runs. */
  static real() {
    return this.query().where('at', '>', canaries.before)
  }
}
