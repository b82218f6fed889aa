import { DbRememberMeTokensProvider } from '@adonisjs/auth/session'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type User from '#models/user'
import UserSession from '#models/user_session'

/** The tokens of browsers that stay logged in. Each belongs to a session and ends with it. */
export class RememberMeTokens extends DbRememberMeTokensProvider<typeof User> {
  async create(user: User, expiresIn: string | number) {
    const token = await super.create(user, expiresIn)
    await this.#tokens(token.identifier).update({ user_session_id: user.currentSession?.id })
    return token
  }

  /** The next token belongs to the same session, and lasts no longer. */
  async recycle(user: User, identifier: string | number | BigInt) {
    const token = await this.#tokens(identifier).select('user_session_id').first()
    user.currentSession = await UserSession.find(token?.user_session_id ?? 0)
    const end = user.currentSession?.endsAt ?? DateTime.utc()
    const seconds = Math.max(Math.ceil(end.diffNow().as('seconds')), 1)
    return super.recycle(user, identifier, seconds)
  }

  #tokens(identifier: string | number | BigInt) {
    return db.from(this.table).where('id', Number(identifier))
  }
}
