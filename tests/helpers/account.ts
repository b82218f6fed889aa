import { DateTime } from 'luxon'
import { TOTP } from 'otpauth'
import { Visitor } from '#tests/helpers/visitor'

export const ACCOUNT = '/merchant/account'

/** Sends a form of the open page and follows the redirect. */
export async function send(
  visitor: Visitor,
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  body: object = {}
) {
  const { location } = await visitor.send(method, path, body)
  return visitor.open(location!)
}

/** The code that an authenticator app shows now. */
export const codeOf = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: DateTime.utc().toMillis() })

/** Logs in and sets up an authenticator app. Gives its secret and the recovery codes. */
export async function withAuthenticator(user: { email: string }) {
  const visitor = new Visitor()
  await visitor.login(user)
  await visitor.open(ACCOUNT)
  const factors = `${ACCOUNT}/factors`
  const prepared = await send(visitor, 'POST', factors, { kind: 'totp' })
  const { secret } = prepared.props.authenticator
  const page = await send(visitor, 'POST', factors, { kind: 'totp', code: codeOf(secret) })
  const codes: string[] = page.props.recovery.codes
  return { visitor, secret: secret as string, codes, page }
}
