import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { LoginAttempt } from '#accounts/login_attempt'
import { FieldRefusal } from '#exceptions/field_refusal'
import { placeOf } from '#http/place'

const KEY = 'confirmedAt'
const WAITING_URL = 'confirmedUrl'
const NEEDED = 'confirmationNeeded'
const FRESH = { minutes: 10 }

/** Whether the user has given their password in the last ten minutes. */
export function isFresh({ session }: Pick<HttpContext, 'session'>): boolean {
  const at = session.get(KEY)
  const now = DateTime.utc()
  // A later time was written while the clock was ahead.
  const latest = now.plus(FRESH).toMillis()
  return typeof at === 'number' && at > now.minus(FRESH).toMillis() && at < latest
}

export function markFresh({ session }: { session: Pick<HttpContext['session'], 'put'> }) {
  session.put(KEY, DateTime.utc().toMillis())
}

/**
 * Refuses what only the user themselves should do, if the login is not fresh.
 * @throws FieldRefusal `confirmationNeeded` at `confirmation`
 */
export function requireFreshLogin(ctx: Pick<HttpContext, 'session'>) {
  if (!isFresh(ctx)) throw new FieldRefusal('confirmation', NEEDED, {}, { status: 403 })
}

/** An address that was asked for is opened after the confirmation. The page itself sends a form again. */
export function confirmFirst({ request, response, session }: HttpContext, error: unknown) {
  const isNeeded = error instanceof FieldRefusal && error.rule === NEEDED
  if (!isNeeded || request.method() !== 'GET') return false
  session.put(WAITING_URL, request.url(true))
  response.redirect().toRoute('merchant.account.confirmation.create')
  return true
}

export const takeWaitingUrl = ({ session }: HttpContext): string | null =>
  session.pull(WAITING_URL, null)

/** Checks the password that was sent, unless the login is fresh. @throws FieldRefusal at `current` */
export async function confirmPassword(ctx: HttpContext, current: string | null | undefined) {
  if (isFresh(ctx)) return
  if (!current) throw new FieldRefusal('current', 'passwordNeeded')
  await LoginAttempt.confirm(ctx.auth.getUserOrFail(), placeOf(ctx), current)
  markFresh(ctx)
}
