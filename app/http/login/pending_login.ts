import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import LoginFactor from '#models/login_factor'
import User from '#models/user'

const KEY = 'pendingLogin'
const LASTS = { minutes: 10 }

type Pending = { userId: number; stamp: string; remembered: boolean; at: number }

/** Remembers who has given the right password, until the second step. Nobody is logged in yet. */
export function awaitSecondStep({ session }: HttpContext, user: User, remembered: boolean) {
  const at = DateTime.utc().toMillis()
  session.put(KEY, { userId: user.id, stamp: user.stamp, remembered, at } satisfies Pending)
  session.regenerate()
}

/** The user between the two steps of a login. Null if there is none, or it took too long. */
export async function pendingLogin({ session }: HttpContext) {
  const pending: Pending | undefined = session.get(KEY)
  if (!pending || pending.at < DateTime.utc().minus(LASTS).toMillis()) return null
  const user = await User.find(pending.userId)
  if (!user?.active || user.stamp !== pending.stamp) return null
  const factors = await LoginFactor.of(user)
  return factors.length > 0 ? { user, factors, remembered: pending.remembered } : null
}

export function forgetPendingLogin({ session }: HttpContext) {
  session.forget(KEY)
}
