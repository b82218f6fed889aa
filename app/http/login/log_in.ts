import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import { appUrl, ownCookie } from '#config/app'
import { watchLogin } from '#accounts/unusual_login'
import { loginOriginOf } from '#http/login/login_origin'
import { beginSession } from '#http/login/user_session'
import type User from '#models/user'
import { landingOf } from '#shared/office_pages'
import { keyedHashes, randomToken } from '#text/secrets'

const KNOWN = { maxAge: '180d' } as const

/** The names that the cookie has, or has had before HASH_KEY changed. */
const cookiesOf = (email: string) =>
  keyedHashes(email).map((hash) => ownCookie(`device-${hash.slice(0, 16)}`))

/** The secret of a browser that was logged in to the account before. */
export function knownBrowser({ request }: HttpContext, email: string): string | null {
  const [device = null] = cookiesOf(email).flatMap((name) => request.encryptedCookie(name) ?? [])
  return device
}

/** Logs in a user who has proven their identity, and opens the requested page. */
export async function logIn(ctx: HttpContext, user: User, remembered: boolean) {
  const { response, session } = ctx
  const intended: string | undefined = session.pull('intendedUrl')
  const { email } = user
  const browser = knownBrowser(ctx, email)
  await watchLogin(user, loginOriginOf(ctx), { isKnown: Boolean(browser) })
  await beginSession(ctx, user, { remembered })
  // A language chosen in this session replaces the stored one.
  const locale: User['locale'] = session.get('locale') ?? user.locale
  await user.merge({ lastLoginAt: DateTime.utc(), locale }).save()
  session.put('locale', locale)
  response.encryptedCookie(cookiesOf(email)[0], browser ?? randomToken(), KNOWN)
  return response.redirect(ownPath(intended) ?? urlFor(landingOf(user)))
}

/** Only paths of this product: no open redirect. */
function ownPath(url?: string) {
  return url && new URL(url, appUrl).origin === new URL(appUrl).origin ? url : undefined
}
