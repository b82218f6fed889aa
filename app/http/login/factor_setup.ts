import type { HttpContext } from '@adonisjs/core/http'
import { Authenticator } from '#accounts/authenticator'
import { qrSymbol } from '#documents/cards/qr'

const SECRET = 'authenticator'
const CODES = 'recoveryCodes'

/** Prepares an authenticator app. Nothing is stored for the user before a code confirms it. */
export function prepareAuthenticator({ session, auth }: HttpContext) {
  session.put(SECRET, Authenticator.new(auth.getUserOrFail()).seal())
}

export function preparedAuthenticator({ session, auth }: HttpContext) {
  return Authenticator.open(auth.getUserOrFail(), session.get(SECRET, null))
}

export function forgetAuthenticator({ session }: HttpContext) {
  session.forget(SECRET)
}

/** What the page shows of it: a secret to type, and a QR symbol as SVG path with its size. */
export function authenticatorProp(ctx: HttpContext) {
  const authenticator = preparedAuthenticator(ctx)
  if (!authenticator) return null
  const { size, path } = qrSymbol(authenticator.address)
  return {
    secret: authenticator.secret,
    qr: { size, path: path.replace(/(?<!\d)(\d+) (\d+) (\d+) 1 re /g, 'M$1 $2h$3v1h-$3z') },
  }
}

export function showCodes({ session }: HttpContext, codes: string[]) {
  if (codes.length > 0) session.flash(CODES, codes)
}

export function codesProp({ session }: HttpContext): string[] | null {
  return session.flashMessages.get(CODES, null)
}
