import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import FormPolicy from '#policies/form_policy'
import { balanceValidator } from '#validators/request_actions'
import { fieldError } from '#form_types/messages'
import { backOr, pageAddressOf } from '#http/addresses'
import { formOf } from '#http/route_records'

export default class FormBalancesController {
  async update(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const { credits, amount, ...movement } = await request.validateUsing(balanceValidator)
    if (!credits && !amount) throw fieldError(ctx, 'credits', 'nothingMoved')
    await form.adjustBalances({ credits, amount }, { by: auth.getUserOrFail(), ...movement })
    flash(ctx, 'success', i18n.t('messages.updated'))
    return backOr(ctx, pageAddressOf(ctx, form))
  }
}
