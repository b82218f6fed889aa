import type { HttpContext } from '@adonisjs/core/http'
import { organiser, policyVersion } from '#config/organiser'
import { retention } from '#config/retention'

export default class PoliciesController {
  async privacy({ inertia }: HttpContext) {
    return inertia.render('policies/privacy', { organiser, retention, version: policyVersion })
  }

  async accreditation({ inertia }: HttpContext) {
    return inertia.render('policies/accreditation', { organiser, version: policyVersion })
  }
}
