import type { HttpContext } from '@adonisjs/core/http'
import { decideMany } from '#http/bulk_decision'
import { searchedSystemFilter } from '#http/list_selection'
import { systemSelection } from '#queries/system_list'
import OfficePolicy from '#policies/office_policy'

export default class SystemStatesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('changeMany')
    const user = ctx.auth.getUserOrFail()
    return decideMany(ctx, async ({ all, filter = {}, ids }) =>
      systemSelection(all ? await searchedSystemFilter(ctx, filter) : { ids }, user)
    )
  }
}
