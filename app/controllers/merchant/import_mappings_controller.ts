import type { HttpContext } from '@adonisjs/core/http'
import { confirmImport } from '#http/import_pages'
import OfficePolicy from '#policies/office_policy'
import { importRunOf } from '#http/route_records'

export default class ImportMappingsController {
  async update(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('import')
    return confirmImport(ctx, await importRunOf(ctx))
  }
}
