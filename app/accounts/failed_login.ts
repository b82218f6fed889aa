import logger from '@adonisjs/core/services/logger'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { codeOf } from '#exceptions/error_facts'
import { noteSecurityEvent } from '#accounts/security_note'
import User from '#models/user'
import type { LoginOrigin } from '#models/user_session'
import { recordChange } from '#sql/history'
import { networkOf } from '#text/network'
import { keyedHash } from '#text/secrets'

/** Failed logins recorded in the history per hour; the log has all of them. */
const RECORDED_PER_HOUR = 20

const REFUSALS_PER_HOUR = 200

/** A login that is refused. The log names the account by a keyed hash. */
export class FailedLogin {
  readonly #account: string

  constructor(
    private email: string,
    private origin: LoginOrigin
  ) {
    this.#account = keyedHash(`login:${email}`)
  }

  /** A wrong password or code. The history has the first of each address and account in 15 minutes. */
  async note(reason: string, user: User | null) {
    this.#log(reason)
    await this.#noteSecurityEvent('login-failed', reason, user)
    if (await this.#isFirst('login-shown', RECORDED_PER_HOUR)) await this.#record(user)
  }

  /** Nobody looked at the password. Many such attempts are one line of the security log. */
  async noteRefused(rule: string) {
    this.#log(rule)
    if (await this.#isFirst(`login-${rule}`, REFUSALS_PER_HOUR))
      await this.#noteSecurityEvent('login-refused', rule, await User.findBy('email', this.email))
  }

  #log(reason: string) {
    const { address } = this.origin
    logger.warn({ reason, account: this.#shortAccount, address }, 'login failed')
  }

  #noteSecurityEvent(kind: 'login-failed' | 'login-refused', detail: string, user: User | null) {
    const account = user?.name ?? this.#shortAccount
    return noteSecurityEvent(db.connection(), kind, { user, origin: this.origin, detail, account })
  }

  get #shortAccount() {
    return this.#account.slice(0, 16)
  }

  /** The first of the address and account in 15 minutes, and not one of too many in an hour. */
  async #isFirst(name: string, perHour: number) {
    const key = `${name}:${keyedHash(`${networkOf(this.origin.address)} ${this.#account}`)}`
    try {
      await limiter.use({ requests: 1, duration: '15 mins' }).consume(key)
      await limiter.use({ requests: perHour, duration: '1 hour' }).consume(name)
      return true
    } catch (error) {
      if (codeOf(error) === 'E_TOO_MANY_REQUESTS') return false
      throw error
    }
  }

  async #record(user: User | null) {
    const row = user ?? new User().merge({ name: '?' })
    await recordChange(db.connection(), row, 'login-failed', null, {
      from: null,
      to: { ip: this.origin.address },
    })
  }
}
