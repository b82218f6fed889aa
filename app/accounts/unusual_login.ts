import { noteSecurityEvent, tellOwner } from '#accounts/security_note'
import SecurityEvent from '#models/security_event'
import type User from '#models/user'
import UserSession, { type LoginOrigin } from '#models/user_session'
import db from '@adonisjs/lucid/services/db'

/**
 * Notes a login from a new browser or address, except the first of all. The owner is told of a browser.
 * `isKnown`: the browser has the cookie of an earlier login.
 */
export async function watchLogin(
  user: User,
  origin: LoginOrigin,
  { isKnown }: { isKnown: boolean }
) {
  if (await hasSeen(user, isKnown ? { address: origin.address } : origin)) return
  if (isKnown) return noteSecurityEvent(db.connection(), 'login-address', { user, origin })
  if (!user.lastLoginAt)
    return noteSecurityEvent(db.connection(), 'login-browser', { user, origin })
  await db.transaction((trx) => tellOwner(trx, 'login-browser', { user, origin }))
}

async function hasSeen(user: User, origin: Partial<LoginOrigin>) {
  const seen = await UserSession.query().where('userId', user.id).where(origin).first()
  const noted = () =>
    SecurityEvent.query()
      .where('userId', user.id)
      .whereIn('kind', ['login-browser', 'login-address'])
      .where(origin)
      .first()
  return Boolean(seen ?? (await noted()))
}
