import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { landingOf } from '#shared/office_pages'

export default class GuestMiddleware {
  async handle({ auth, response }: HttpContext, next: NextFn) {
    if (await auth.check()) return response.redirect().toRoute(landingOf(auth.getUserOrFail()))
    return next()
  }
}
