import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Keeps people who are logged in away from the login pages. */
export default class GuestMiddleware {
  async handle({ auth, response }: HttpContext, next: NextFn) {
    if (await auth.check()) return response.redirect(auth.getUserOrFail().landing)
    return next()
  }
}
