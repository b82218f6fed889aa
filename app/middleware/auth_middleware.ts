import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { errors } from '@adonisjs/auth'
import { isJsonCaller } from '#http/json_caller'
import { endSession } from '#http/user_session'

export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, request, response, session } = ctx
    if (await auth.check()) {
      if (auth.getUserOrFail().active) {
        // Encrypts the office's pages in the browser's history until the login page clears it.
        ctx.inertia.encryptHistory()
        return next()
      }
      await endSession(ctx)
    }
    if (isJsonCaller(ctx)) {
      throw new errors.E_UNAUTHORIZED_ACCESS('Unauthorized access', { guardDriverName: 'session' })
    }
    if (request.method() === 'GET') session.put('intendedUrl', request.url(true))
    return response.redirect().toRoute('merchant.sessions.create')
  }
}
