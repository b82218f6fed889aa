import { DbRememberMeTokensProvider } from '@adonisjs/auth/session'
import { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type User from '#models/user'
import UserSession from '#models/user_session'
import { changedRows, sqlNow } from '#sql/bulk'

/** Restored tabs send the same token at once, and some of them late. */
const GRACE = { seconds: 60 }

/**
 * The tokens of browsers that stay logged in. Each belongs to a session and ends with it. A used token
 * stays until its end, so that a copy of it is recognised.
 */
export class RememberMeTokens extends DbRememberMeTokensProvider<typeof User> {
  async create(user: User, expiresIn: string | number) {
    const token = await super.create(user, expiresIn)
    await this.#tokens(token.identifier).update({ user_session_id: user.currentSession?.id })
    return token
  }

  async verify(value: Secret<string>) {
    const token = await super.verify(value)
    return token && (await this.#isCopy(token.identifier)) ? null : token
  }

  /** The token if it is valid, but was used more than a moment ago. */
  async findCopy(value: string) {
    const token = await super.verify(new Secret(value))
    return token && (await this.#isCopy(token.identifier)) ? token : null
  }

  /** @returns false if somebody else was faster */
  async takeAway(identifier: string | number | BigInt, trx: TransactionClientContract) {
    return changedRows(await trx.from(this.table).where('id', Number(identifier)).delete()) > 0
  }

  /** The next token belongs to the same session, and lasts no longer. */
  async recycle(user: User, identifier: string | number | BigInt) {
    const token = await this.#tokens(identifier).select('user_session_id').first()
    user.currentSession = await UserSession.find(token?.user_session_id ?? 0)
    const end = user.currentSession?.endsAt ?? DateTime.utc()
    const seconds = Math.max(Math.ceil(end.diffNow().as('seconds')), 1)
    await this.#useUp(identifier)
    return this.create(user, seconds)
  }

  /** Marks a token as used, with those that other tabs got for it. A used token changes nothing. */
  async #useUp(identifier: string | number | BigInt) {
    const unused = this.#tokens(identifier).whereNull('used_at')
    await db
      .from(this.table)
      .whereIn('user_session_id', unused.select('user_session_id'))
      .whereNull('used_at')
      .update({ used_at: sqlNow(db.connection()) })
  }

  #isCopy(identifier: string | number | BigInt) {
    const limit = sqlNow(db.connection(), DateTime.utc().minus(GRACE))
    return this.#tokens(identifier).where('used_at', '<', limit).first()
  }

  #tokens(identifier: string | number | BigInt) {
    return db.from(this.table).where('id', Number(identifier))
  }
}
