import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Lets every page know who is logged in, without asking anybody to be. A session that was
 * opened with another password than the user has now is over.
 */
export default class SilentAuthMiddleware {
  async handle({ auth, session }: HttpContext, next: NextFn) {
    if (await auth.check()) {
      const { seal } = auth.getUserOrFail()
      // One that a remember-me cookie has just begun carries none yet.
      if (!session.has('seal')) session.put('seal', seal)
      else if (session.get('seal') !== seal) await auth.use('web').logout()
    }
    return next()
  }
}
