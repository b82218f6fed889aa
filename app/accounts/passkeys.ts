import { isIP } from 'node:net'
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'
import { appName, appUrl } from '#config/app'
import { FieldRefusal } from '#exceptions/field_refusal'
import LoginFactor from '#models/login_factor'
import type User from '#models/user'
import { changedRows, sqlNow } from '#sql/bulk'
import { keyedHash } from '#text/secrets'

const { hostname, origin, protocol } = new URL(appUrl)

/** Browsers allow passkeys for names only, and over https or on the machine itself. */
export const passkeysWork =
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
  (protocol === 'https:' || hostname === 'localhost')

/** The password comes first, so a touch is enough: a key without PIN or fingerprint may be used. */
const expected = {
  expectedOrigin: origin,
  expectedRPID: hostname,
  requireUserVerification: false,
}

/** EdDSA, ES256 and RS256, which all authenticators have; Node's others are experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** The passkeys of a user (WebAuthn). */
export class Passkeys {
  constructor(private user: User) {}

  /** What the browser needs to make a passkey that this user does not have yet. */
  async toCreate() {
    const { generateRegistrationOptions } = await library()
    const { id, email, name } = this.user
    return generateRegistrationOptions({
      rpName: appName,
      rpID: hostname,
      userName: email,
      userDisplayName: name,
      supportedAlgorithmIDs,
      userID: new Uint8Array(Buffer.from(keyedHash(`passkey:${id}`), 'hex')),
      excludeCredentials: (await this.#factors()).map(credentialOf),
    })
  }

  /** The columns of a new passkey. @throws FieldRefusal `passkey` */
  async created(response: RegistrationResponseJSON, challenge: string) {
    const { verifyRegistrationResponse } = await library()
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      ...expected,
      supportedAlgorithmIDs,
    }).catch(refuse)
    if (!registrationInfo) throw refusal()
    const { id, publicKey, counter, transports } = registrationInfo.credential
    if (await LoginFactor.findBy('credential', id)) throw refusal()
    return {
      kind: 'passkey' as const,
      credential: id,
      counter,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      transports: transports?.join(' ') ?? null,
    }
  }

  /** What the browser needs to use one of the user's passkeys; null if there are none. */
  async toUse() {
    const factors = await this.#factors()
    if (factors.length === 0) return null
    const { generateAuthenticationOptions } = await library()
    const { challenge, rpId, timeout, userVerification, allowCredentials } =
      await generateAuthenticationOptions({
        rpID: hostname,
        allowCredentials: factors.map(credentialOf),
      })
    return { challenge, rpId, timeout, userVerification, allowCredentials }
  }

  async isAnswered(response: AuthenticationResponseJSON, challenge: string): Promise<boolean> {
    const factor = (await this.#factors()).find(({ credential }) => credential === response.id)
    if (!factor) return false
    const { verifyAuthenticationResponse } = await library()
    const answer = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      ...expected,
      credential: credentialOf(factor),
    }).catch(() => null)
    if (!answer?.verified) return false
    const { newCounter } = answer.authenticationInfo
    const unchanged = LoginFactor.query().where({ id: factor.id, counter: factor.counter })
    const used = await unchanged.update({ counter: newCounter, usedAt: sqlNow(unchanged.client) })
    return changedRows(used) > 0
  }

  async #factors() {
    return LoginFactor.of(this.user).where('kind', 'passkey')
  }
}

const credentialOf = (factor: LoginFactor): WebAuthnCredential => ({
  id: factor.credential!,
  publicKey: new Uint8Array(Buffer.from(factor.publicKey!, 'base64url')),
  counter: factor.counter,
  transports: factor.transports?.split(' ') ?? [],
})

const refusal = () => new FieldRefusal('passkey', 'passkey')
const refuse = () => {
  throw refusal()
}

// Loaded on demand, because few requests need it.
const library = () => import('@simplewebauthn/server')
