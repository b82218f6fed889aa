import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime, type DurationLike } from 'luxon'
import { PasswordResetSchema } from '#database/schema'
import { sqlNow } from '#sql/bulk'
import { randomToken, sha256 } from '#text/secrets'
import User from '#models/user'

/** Only the hash of the token is stored. */
export default class PasswordReset extends PasswordResetSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Valid for an hour by default. Deletes the user's tokens that end before it: an invitation stays. */
  static async issueFor(
    user: User,
    lasts: DurationLike = { hours: 1 },
    client: QueryClientContract = db.connection()
  ): Promise<string> {
    const token = randomToken()
    const expiresAt = DateTime.utc().plus(lasts)
    await this.query({ client })
      .where('userId', user.id)
      .where('expiresAt', '<=', sqlNow(client, expiresAt))
      .delete()
    await this.create({ userId: user.id, tokenHash: sha256(token), expiresAt }, { client })
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
