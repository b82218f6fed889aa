import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ErasureSchema } from '#database/schema'
import User from '#models/user'
import type { Remainder, Removed } from '#shared/personal_records'

/** The certificate of an erasure. It contains no personal data. */
export default class Erasure extends ErasureSchema {
  declare forms: { reference: string; tournament: string; type: string }[]
  declare removed: Removed[]
  declare kept: Remainder[]

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get name() {
    return this.forms.map(({ reference }) => reference).join(', ')
  }
}
