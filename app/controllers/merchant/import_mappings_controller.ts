import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#exceptions/flash'
import { confirm } from '#models/import/receiving'
import OfficePolicy from '#policies/office_policy'
import { importMappingValidator } from '#validators/import'
import { importRunOf, tourOfPath } from '#validators/path'

/** What somebody says that the columns of a list of players are, with which it is imported. */
export default class ImportMappingsController {
  async update(ctx: HttpContext) {
    const { request, response, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('import')
    const run = await importRunOf(ctx)
    const { mapping, ...choice } = await request.validateUsing(importMappingValidator)
    await confirm(run, mapping, choice)
    const { state, counts, id } = run
    flash(ctx, state === 'done' ? 'success' : 'info', i18n.t(`messages.import.${state}`, counts))
    const name = tourOfPath(ctx) === 'ATP' ? 'merchant.imports_atp.show' : 'merchant.imports.show'
    return response.redirect().toRoute(name, { id })
  }
}
