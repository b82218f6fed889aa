import type { HttpContext } from '@adonisjs/core/http'
import { refuseCopy } from '#accounts/copied_token'
import { markFresh } from '#http/login/fresh_login'
import { loginOriginOf } from '#http/login/login_origin'
import type User from '#models/user'
import UserSession from '#models/user_session'

const KEY = 'login'
// Named as in sessions of earlier versions.
const STAMP = 'seal'

export async function beginSession(
  ctx: HttpContext,
  user: User,
  { remembered }: { remembered: boolean }
) {
  user.currentSession = await UserSession.begin(user, loginOriginOf(ctx), { remembered })
  await ctx.auth.use('web').login(user, remembered)
  ctx.session.put(KEY, user.currentSession.key)
  stampSession(ctx, user)
  markFresh(ctx.session, user)
}

/** Keeps the session of this request when all others of its user end. */
export function stampSession({ session }: Pick<HttpContext, 'session'>, user: User) {
  session.put(STAMP, user.stamp)
}

/** Whether the session of a logged-in user goes on. It is over if somebody has ended it. */
export async function continueSession(ctx: HttpContext, user: User): Promise<boolean> {
  const { auth, session } = ctx
  const isNew = auth.use('web').viaRemember || !session.has(KEY)
  const row = isNew
    ? (user.currentSession ??
      (await UserSession.begin(user, loginOriginOf(ctx), { remembered: false })))
    : await UserSession.query()
        .where({ key: session.get(KEY), userId: user.id })
        .first()
  if (!row || row.isOver) return false
  if (isNew) {
    session.put(KEY, row.key)
    if (!session.has(STAMP) || auth.use('web').viaRemember) stampSession(ctx, user)
  }
  if (session.get(STAMP) !== user.stamp) return false
  user.currentSession = row
  await row.see(ctx.request.ip())
  return true
}

/** If the remember-me cookie was used before, ends all sessions and links of its owner. */
export async function refuseCopiedCookie(ctx: HttpContext) {
  const { attemptedViaRemember, rememberMeKeyName } = ctx.auth.use('web')
  if (attemptedViaRemember)
    await refuseCopy(ctx.request.encryptedCookie(rememberMeKeyName), loginOriginOf(ctx))
}

export async function endSession({ auth, session }: HttpContext) {
  await auth.user?.currentSession?.delete()
  await auth.use('web').logout()
  session.forget(KEY)
  session.forget(STAMP)
}
