import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Loads the user on every page. A session ends when its user's password changes. */
export default class SilentAuthMiddleware {
  async handle({ auth, session }: HttpContext, next: NextFn) {
    if (await auth.check()) {
      const { seal } = auth.getUserOrFail()
      // A session that a remember-me cookie has just started has no seal.
      if (!session.has('seal')) session.put('seal', seal)
      else if (session.get('seal') !== seal) await auth.use('web').logout()
    }
    return next()
  }
}
