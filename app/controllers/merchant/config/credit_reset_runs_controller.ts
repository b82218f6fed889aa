import type { HttpContext } from '@adonisjs/core/http'
import { runCreditReset } from '#bulk_changes/run_credit_reset'
import { flash } from '#http/flash'
import CreditReset from '#models/credit_reset'
import OfficePolicy from '#policies/office_policy'
import { reportOf } from '#http/addresses'

export default class CreditResetRunsController {
  async store(ctx: HttpContext) {
    const { response, bouncer, params, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const reset = await CreditReset.findOrFail(Number(params.id))
    const bulkChange = await runCreditReset(reset, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.resetRun', { changed: bulkChange.changed }), {
      report: reportOf(bulkChange),
    })
    return response.redirect().toRoute('merchant.credit_resets.index')
  }
}
