import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import pLimit from 'p-limit'
import { FailedLogin } from '#accounts/failed_login'
import { codeOf } from '#exceptions/error_facts'
import { FieldRefusal } from '#exceptions/field_refusal'
import { networkOf, widerNetworkOf } from '#text/network'
import { keyedHash } from '#text/secrets'
import User from '#models/user'
import type { LoginOrigin } from '#models/user_session'

/** Where a refusal is shown, and the sentence about a wrong password. */
type RefusalPlace = { field: string; rule: string }

type Limit = { key: string; requests: number; duration: string; rule: string }

// Each hash takes 128 MB and one core; two at a time leave the rest for pages.
const hashLimit = pLimit(2)

/**
 * Counted before the password is checked, so parallel attempts gain nothing. `device`: secret of a known
 * browser, which has its own limit, so that strangers cannot lock the owner out.
 */
export class LoginAttempt {
  readonly #account: string
  readonly #network: string
  readonly #widerNetwork: string
  readonly #failed: FailedLogin

  constructor(
    private email: string,
    origin: LoginOrigin,
    private device: string | null | undefined = null,
    private refusedAt: RefusalPlace = { field: 'email', rule: 'credentials' }
  ) {
    this.#account = keyedHash(`login:${email}`)
    this.#network = networkOf(origin.address)
    this.#widerNetwork = widerNetworkOf(origin.address)
    this.#failed = new FailedLogin(email, origin)
  }

  /** Asks for the password again, as in a known browser. @throws FieldRefusal at `current` */
  static confirm({ email, currentSession }: User, origin: LoginOrigin, password: string) {
    const refusedAt = { field: 'current', rule: 'wrongPassword' }
    return new LoginAttempt(email, origin, currentSession?.key, refusedAt).verify(password)
  }

  /** A hash that is too cheap by now is replaced, which ends the user's other sessions. */
  async logIn(password: string): Promise<User> {
    const user = await this.verify(password)
    if (!hash.needsReHash(user.password)) return user
    return hashLimit(() => user.merge({ password }).save())
  }

  /** @throws FieldRefusal `credentials`; `tooManyLogins` or `loginsPaused` above a limit */
  async verify(password: string): Promise<User> {
    const limits = this.#limits
    for (const limit of limits) await this.#count(limit)
    const user = await hashLimit(() => this.#check(password))
    const [own, ...shared] = limits
    await limiter.use(own).delete(own.key)
    for (const limit of shared) await limiter.use(limit).decrement(limit.key)
    return user
  }

  get #limits(): [Limit, ...Limit[]] {
    const client = this.device ?? `${this.#network} ${this.#account}`
    const key = `login:${keyedHash(client)}`
    const limits: [Limit] = [{ key, requests: 5, duration: '5 mins', rule: 'tooManyLogins' }]
    if (this.device) return limits
    const shared = { duration: '15 mins', rule: 'loginsPaused' }
    return [
      ...limits,
      { key: `login-from:${this.#network}`, requests: 30, ...shared },
      { key: `login-from:${this.#widerNetwork}`, requests: 100, ...shared },
      { key: `login-to:${this.#account}`, requests: 10, ...shared },
      { key: 'login-of-strangers', requests: 300, ...shared },
    ]
  }

  async #count(limit: Limit) {
    const { rule } = limit
    await limiter
      .use(limit)
      .consume(limit.key)
      .catch(async (error) => {
        if (codeOf(error) !== 'E_TOO_MANY_REQUESTS') throw error
        await this.#failed.noteRefused(rule)
        throw new FieldRefusal(this.refusedAt.field, rule, {}, { status: 429 })
      })
  }

  async #check(password: string): Promise<User> {
    try {
      return await User.verifyCredentials(this.email, password)
    } catch (error) {
      if (codeOf(error) !== 'E_INVALID_CREDENTIALS') throw error
      const user = await User.findBy('email', this.email)
      // A cheaper hash is checked faster, and the time would show that the account exists.
      if (user && hash.needsReHash(user.password)) await hash.make(password)
      await this.#failed.note('credentials', user)
      throw new FieldRefusal(this.refusedAt.field, this.refusedAt.rule)
    }
  }
}
