import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { PasswordResetSchema } from '#database/schema'
import { randomToken, sha256 } from '#models/secrets'
import User from '#models/user'

/** A one-time leave to choose a new password. Only the token's hash is kept. */
export default class PasswordReset extends PasswordResetSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Makes a token that is good for an hour; earlier ones of the user die. */
  static async issueFor(user: User): Promise<string> {
    const token = randomToken()
    await this.query().where('userId', user.id).delete()
    await this.create({
      userId: user.id,
      tokenHash: sha256(token),
      expiresAt: DateTime.utc().plus({ hours: 1 }),
    })
    return token
  }

  static findValid(token: string) {
    return this.query()
      .where('tokenHash', sha256(token))
      .where('expiresAt', '>', DateTime.utc().toSQL({ includeOffset: false }))
      .preload('user')
      .first()
  }
}
