import type { HttpContext } from '@adonisjs/core/http'
import { backOr, reportOf } from '#http/addresses'
import { flash } from '#http/flash'
import { bulkChangeOf } from '#http/route_records'
import OfficePolicy from '#policies/office_policy'

export default class BulkChangeUndosController {
  async store(ctx: HttpContext) {
    const { bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('changeMany')
    const bulkChange = await bulkChangeOf(ctx)
    const { restored, kept, mailsGone, reopened } = await bulkChange.undo(auth.getUserOrFail())
    const words = { restored, kept, mails: mailsGone, links: reopened }
    flash(ctx, 'success', i18n.t('messages.undone', words))
    return backOr(ctx, reportOf(bulkChange))
  }
}
