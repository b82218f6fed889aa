import type { HttpContext } from '@adonisjs/core/http'
import { decideMany } from '#http/bulk_decision'
import { systemSelection } from '#queries/system_list'
import OfficePolicy from '#policies/office_policy'
import { systemFilterIn } from '#validators/system'

export default class SystemStatesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('changeMany')
    return decideMany(ctx, async ({ all, filter = {}, ids }) =>
      systemSelection(all ? await systemFilterIn(ctx, filter) : { ids }, ctx.auth.getUserOrFail())
    )
  }
}
