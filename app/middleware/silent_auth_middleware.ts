import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Lets every page know who is logged in, without asking anybody to be. */
export default class SilentAuthMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    await auth.check()
    return next()
  }
}
