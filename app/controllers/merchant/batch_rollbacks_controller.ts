import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import OfficePolicy from '#policies/office_policy'
import { cardBatchOf } from '#http/route_records'

export default class BatchRollbacksController {
  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const batch = await cardBatchOf(ctx)
    const { printed, freed, dying, collected } = await batch.rollBack(auth.getUserOrFail())
    const id = String(batch.id)
    flash(
      ctx,
      'success',
      printed
        ? i18n.t('messages.batch.killed', { id, dying, collected })
        : i18n.t('messages.batch.freed', { id, freed })
    )
    return response.redirect().toRoute('merchant.batches.show', { id: batch.id })
  }
}
