import encryption from '@adonisjs/core/services/encryption'
import { DateTime } from 'luxon'
import { Secret, TOTP } from 'otpauth'
import { appName } from '#config/app'

type Owner = { id: number; email: string }

/** In seconds; the standard's, which all apps support. */
const PERIOD = 30

/** The secret that a user shares with an authenticator app (TOTP, RFC 6238). */
export class Authenticator {
  private constructor(
    private owner: Owner,
    readonly secret: string
  ) {}

  static new(owner: Owner) {
    return new Authenticator(owner, new Secret({ size: 20 }).base32)
  }

  /** Null if it was sealed for another user or with another key. */
  static open(owner: Owner, sealed: string | null) {
    const secret = sealed && encryption.decrypt<string>(sealed, purposeOf(owner))
    return secret ? new Authenticator(owner, secret) : null
  }

  /** The encrypted secret. A copy of the database alone makes no codes. */
  seal(): string {
    return encryption.encrypt(this.secret, undefined, purposeOf(this.owner))
  }

  get address() {
    return this.#totp.toString()
  }

  /** The time step of a code; null for a wrong one. Clocks may differ by one step. */
  stepOf(code: string): number | null {
    const timestamp = DateTime.utc().toMillis()
    const delta = this.#totp.validate({ token: code, timestamp, window: 1 })
    return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta
  }

  get #totp() {
    const { email: label } = this.owner
    return new TOTP({ issuer: appName, label, secret: this.secret, period: PERIOD })
  }
}

const purposeOf = ({ id }: Owner) => `authenticator of ${id}`
