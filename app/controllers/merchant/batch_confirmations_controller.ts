import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import OfficePolicy from '#policies/office_policy'
import { cardBatchOf } from '#http/route_records'

export default class BatchConfirmationsController {
  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const batch = await cardBatchOf(ctx)
    const count = await batch.confirm(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.batch.confirmed', { id: String(batch.id), count }))
    return response.redirect().toRoute('merchant.batches.show', { id: batch.id })
  }
}
