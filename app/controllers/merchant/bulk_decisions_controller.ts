import type { HttpContext } from '@adonisjs/core/http'
import { decideMany } from '#http/bulk_decision'
import { formTypeOf } from '#http/route_records'
import { targetsIn } from '#http/targets'
import FormPolicy from '#policies/form_policy'

export default class BulkDecisionsController {
  async store(ctx: HttpContext) {
    const formType = formTypeOf(ctx)
    await ctx.bouncer.with(FormPolicy).authorize('decideMany', { type: formType.key })
    return decideMany(ctx, (sent) => targetsIn(ctx, formType, sent), { formType: formType.key })
  }
}
