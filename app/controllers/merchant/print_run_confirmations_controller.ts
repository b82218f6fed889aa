import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import OfficePolicy from '#policies/office_policy'
import { printRunOf } from '#http/route_records'

export default class PrintRunConfirmationsController {
  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const printRun = await printRunOf(ctx)
    const count = await printRun.confirm(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.batch.confirmed', { id: String(printRun.id), count }))
    return response.redirect().toRoute('merchant.batches.show', { id: printRun.id })
  }
}
