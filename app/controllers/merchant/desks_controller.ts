import type { HttpContext } from '@adonisjs/core/http'

/** Where coordinators and restaurants arrive: their stations are not the office's screens. */
export default class DesksController {
  async show({ inertia, auth }: HttpContext) {
    return inertia.render('merchant/desk', { role: auth.getUserOrFail().role })
  }
}
