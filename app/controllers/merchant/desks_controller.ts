import type { HttpContext } from '@adonisjs/core/http'
import { landingOf } from '#shared/office_pages'

export default class DesksController {
  async show({ inertia, response, auth }: HttpContext) {
    const user = auth.getUserOrFail()
    const landing = landingOf(user)
    if (landing !== 'merchant.desk') return response.redirect().toRoute(landing)
    return inertia.render('merchant/desk', { role: user.role })
  }
}
