import type { HttpContext } from '@adonisjs/core/http'
import { organiser, policyVersion } from '#config/organiser'
import { retention } from '#config/retention'
import { publicPages } from '#http/public_page'

export default class PoliciesController {
  async privacy(ctx: HttpContext) {
    return publicPages(ctx).render('policies/privacy', {
      organiser,
      retention,
      version: policyVersion,
    })
  }

  async accreditation(ctx: HttpContext) {
    return publicPages(ctx).render('policies/accreditation', { organiser, version: policyVersion })
  }
}
