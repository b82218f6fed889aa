import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { Authenticator } from '#accounts/authenticator'
import { FailedLogin } from '#accounts/failed_login'
import { Passkeys } from '#accounts/passkeys'
import { tellOwner } from '#accounts/security_note'
import { codeOf } from '#exceptions/error_facts'
import { FieldRefusal } from '#exceptions/field_refusal'
import LoginFactor from '#models/login_factor'
import RecoveryCode from '#models/recovery_code'
import type User from '#models/user'
import type { LoginOrigin } from '#models/user_session'
import { changedRows, sqlNow } from '#sql/bulk'

/** Only somebody who knows the password gets here. At twenty codes an hour, guessing takes about two years. */
const limits = [
  { requests: 5, duration: '5 mins', rule: 'tooManyLogins' },
  { requests: 20, duration: '1 hour', rule: 'codesPaused' },
]

/** Half an hour, in steps of 30 seconds: valid codes differ by far less. */
const STEPS_AHEAD = 60

/** The second step of a login. It is counted before the code is looked at. */
export class SecondStep {
  readonly #failed: FailedLogin

  constructor(
    private user: User,
    private origin: LoginOrigin
  ) {
    this.#failed = new FailedLogin(user.email, origin)
  }

  /** Each code works once. @throws FieldRefusal `wrongCode`; `tooManyLogins` or `codesPaused` above a limit */
  confirmCode(typed: string) {
    return this.#counted(() => this.#isCode(typed))
  }

  /** Takes the answer of a passkey to the challenge. @throws FieldRefusal as for codes */
  confirmPasskey(response: AuthenticationResponseJSON, challenge: string) {
    return this.#counted(() => new Passkeys(this.user).isAnswered(response, challenge), {
      field: 'passkey',
      rule: 'passkey',
    })
  }

  async #isCode(typed: string) {
    const code = typed.replace(/\s/g, '')
    if (!/^\d{6}$/.test(code)) return this.#isRecoveryCode(code)
    for (const factor of await LoginFactor.of(this.user).where('kind', 'totp'))
      if (await this.#isCodeOf(factor, code)) return true
    return false
  }

  #isRecoveryCode(code: string) {
    const { user, origin } = this
    return db.transaction(async (trx) => {
      const isUsed = await RecoveryCode.useUp(trx, user, code)
      if (isUsed) await tellOwner(trx, 'code-used', { user, origin })
      return isUsed
    })
  }

  /**
   * A code works once. After it, earlier codes do not work. A used step far in the future was stored while the
   * clock was ahead, so it does not count.
   */
  async #isCodeOf(factor: LoginFactor, code: string) {
    const step = Authenticator.open(this.user, factor.secret)?.stepOf(code) ?? null
    if (step === null) return false
    const unused = LoginFactor.query()
      .where('id', factor.id)
      .where((earlier) =>
        earlier
          .whereNull('lastStep')
          .orWhere('lastStep', '<', step)
          .orWhere('lastStep', '>', step + STEPS_AHEAD)
      )
    const used = await unused.update({ lastStep: step, usedAt: sqlNow(unused.client) })
    return changedRows(used) > 0
  }

  async #counted(check: () => Promise<boolean>, wrong = { field: 'code', rule: 'wrongCode' }) {
    for (const { rule, ...limit } of limits)
      await limiter
        .use(limit)
        .consume(this.#keyOf(limit))
        .catch(async (error) => {
          if (codeOf(error) !== 'E_TOO_MANY_REQUESTS') throw error
          await this.#failed.noteRefused(rule)
          throw new FieldRefusal(wrong.field, rule, {}, { status: 429 })
        })
    if (!(await check())) {
      await this.#failed.note(wrong.rule, this.user)
      throw new FieldRefusal(wrong.field, wrong.rule)
    }
    for (const { rule, ...limit } of limits) await limiter.use(limit).delete(this.#keyOf(limit))
  }

  #keyOf({ duration }: { duration: string }) {
    return `second-step:${duration}:${this.user.id}`
  }
}
