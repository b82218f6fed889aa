import logger from '@adonisjs/core/services/logger'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import ipaddr from 'ipaddr.js'
import User from '#models/user'
import { recordChange } from '#sql/history'
import { keyedHash } from '#text/secrets'

/** Failed logins recorded in the history per hour; the log has all of them. */
const RECORDED_PER_HOUR = 20

/** A login that is refused. The log names the account by a keyed hash. */
export class FailedLogin {
  readonly #account: string

  constructor(
    email: string,
    private address: string
  ) {
    this.#account = keyedHash(`login:${email}`)
  }

  log(reason: string) {
    const account = this.#account.slice(0, 16)
    logger.warn({ reason, account, address: this.address }, 'login failed')
  }

  /** Records only the first failure for each address and account in 15 minutes. */
  async record(user: User | null) {
    const key = `login-shown:${keyedHash(`${networkOf(this.address)} ${this.#account}`)}`
    try {
      await limiter.use({ requests: 1, duration: '15 mins' }).consume(key)
      await limiter.use({ requests: RECORDED_PER_HOUR, duration: '1 hour' }).consume('login-shown')
    } catch (error: any) {
      if (error.code === 'E_TOO_MANY_REQUESTS') return
      throw error
    }
    const row = user ?? new User().merge({ name: '?' })
    await recordChange(db.connection(), row, 'login-failed', null, {
      from: null,
      to: { ip: this.address },
    })
  }
}

/** An IPv6 user has a network of addresses, so the limit is for the network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const ip = ipaddr.process(address)
  return ip.kind() === 'ipv6' ? ip.toByteArray().slice(0, 8).join('.') : ip.toString()
}
