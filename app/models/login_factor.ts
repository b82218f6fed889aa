import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { LoginFactorSchema } from '#database/schema'
import User from '#models/user'

export type FactorKind = 'totp' | 'passkey'

/** What a user needs beside the password: an authenticator app or a passkey. */
export default class LoginFactor extends LoginFactorSchema {
  declare kind: FactorKind

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  static of(user: { id: number }) {
    return this.query().where('userId', user.id).orderBy('id')
  }
}
