import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { LoginAttempt } from '#accounts/login_attempt'
import { FieldRefusal } from '#exceptions/field_refusal'

const KEY = 'confirmedAt'
const FRESH = { minutes: 10 }

/** Whether the user has given their password in the last ten minutes. */
export function isFresh({ session }: Pick<HttpContext, 'session'>): boolean {
  const at = session.get(KEY)
  return typeof at === 'number' && at > DateTime.utc().minus(FRESH).toMillis()
}

export function markFresh({ session }: Pick<HttpContext, 'session'>) {
  session.put(KEY, DateTime.utc().toMillis())
}

/** Asks for the password if the login is not fresh. @throws FieldRefusal at `current` */
export async function requireFresh(ctx: HttpContext, current: string | null | undefined) {
  if (isFresh(ctx)) return
  if (!current) throw new FieldRefusal('current', 'passwordNeeded')
  await LoginAttempt.confirm(ctx.auth.getUserOrFail(), ctx.request.ip(), current)
  markFresh(ctx)
}
