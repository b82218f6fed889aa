import type { HttpContext } from '@adonisjs/core/http'
import { importAnswer } from '#http/import_answer'
import { confirmList } from '#imports/receive_list'
import OfficePolicy from '#policies/office_policy'
import { importMappingValidator } from '#validators/import'
import { importRunOf } from '#http/route_records'

export default class ImportMappingsController {
  async update(ctx: HttpContext) {
    const { request, bouncer } = ctx
    await bouncer.with(OfficePolicy).authorize('import')
    const run = await importRunOf(ctx)
    await bouncer.with(OfficePolicy).authorize('readImport', run)
    const {
      mapping,
      confirm: confirmed,
      ...choice
    } = await request.validateUsing(importMappingValidator)
    await confirmList(run, mapping, { ...choice, confirmed })
    return importAnswer(ctx, run)
  }
}
