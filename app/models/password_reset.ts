import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime, type DurationLike } from 'luxon'
import { PasswordResetSchema } from '#database/schema'
import MailMessage from '#models/mail_message'
import { Refusal } from '#exceptions/refusal'
import { changedRows, sqlNow } from '#sql/bulk'
import { randomToken, sha256 } from '#text/secrets'
import User from '#models/user'

/** Only the hash of the token is stored. */
export default class PasswordReset extends PasswordResetSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Valid for an hour by default. Earlier tokens stay: anybody may ask for one. A used one ends all. */
  static async issueFor(
    user: User,
    lasts: DurationLike = { hours: 1 },
    client: QueryClientContract = db.connection()
  ): Promise<string> {
    const token = randomToken()
    const expiresAt = DateTime.utc().plus(lasts)
    await this.query({ client })
      .where('userId', user.id)
      .where('expiresAt', '<=', sqlNow(client))
      .delete()
    await this.create({ userId: user.id, tokenHash: sha256(token), expiresAt }, { client })
    return token
  }

  /**
   * Orders a mail with a new token, which the row of the mail holds encrypted. An administrator may change
   * the address at the same time, which ends all tokens: the user is locked, and read again.
   */
  static async orderMail(
    trx: TransactionClientContract,
    template: 'invitation' | 'password_reset',
    user: User,
    lasts?: DurationLike
  ) {
    const present = await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
    if (template === 'invitation') await this.endAll(trx, present)
    const token = await this.issueFor(present, lasts, trx)
    const { email: to, locale, name } = present
    const params = { token: encryption.encrypt(token), name }
    await MailMessage.order(trx, [{ template, to, locale, params }])
  }

  /** Of two who send the token at once, the second is refused. @throws Refusal `resetOver` */
  async useUp(trx: TransactionClientContract) {
    const used = await PasswordReset.query({ client: trx }).where('id', this.id).delete()
    if (changedRows(used) === 0) throw new Refusal('resetOver')
  }

  static endAll(trx: TransactionClientContract, { id: userId }: { id: number }) {
    return this.query({ client: trx }).where({ userId }).delete()
  }

  static findValid(token: string) {
    return this.query()
      .where('tokenHash', sha256(token))
      .where('expiresAt', '>', sqlNow(db.connection()))
      .whereHas('user', (user) => user.where('active', true))
      .preload('user')
      .first()
  }
}
