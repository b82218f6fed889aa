import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import OfficePolicy from '#policies/office_policy'
import { printRunOf } from '#http/route_records'

export default class PrintRunRollbacksController {
  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const printRun = await printRunOf(ctx)
    const { printed, freed, dying, collected } = await printRun.rollBack(auth.getUserOrFail())
    const id = String(printRun.id)
    flash(
      ctx,
      'success',
      printed
        ? i18n.t('messages.batch.killed', { id, dying, collected })
        : i18n.t('messages.batch.freed', { id, freed })
    )
    return response.redirect().toRoute('merchant.batches.show', { id: printRun.id })
  }
}
