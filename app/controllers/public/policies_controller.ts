import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#config/i18n'
import { policyVersion } from '#config/organiser'
import { policyText, type PolicyName } from '#documents/policy'
import { proseOf } from '#documents/prose'
import { publicPages } from '#http/site/public_page'

export default class PoliciesController {
  async privacy(ctx: HttpContext) {
    return this.#show(ctx, 'privacy')
  }

  async accreditation(ctx: HttpContext) {
    return this.#show(ctx, 'accreditation')
  }

  #show(ctx: HttpContext, policy: PolicyName) {
    const blocks = proseOf(policyText(policy, localeOf(ctx.i18n)))
    return publicPages(ctx).render(`policies/${policy}`, { blocks, version: policyVersion })
  }
}
