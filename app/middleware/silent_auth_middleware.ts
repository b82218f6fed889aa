import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { continueSession, endSession, refuseCopiedCookie } from '#http/login/user_session'

/** Loads the user on every page, and logs out users whose session has ended. */
export default class SilentAuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, response } = ctx
    if (!(await auth.check())) await refuseCopiedCookie(ctx)
    else if (!(await continueSession(ctx, auth.getUserOrFail()))) await endSession(ctx)
    if (auth.user) response.header('Cache-Control', 'no-store')
    return next()
  }
}
