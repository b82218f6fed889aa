import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { placeManualOrder } from '#gates/manual_order'
import FormPolicy from '#policies/form_policy'
import { backOr, pageAddressOf } from '#http/addresses'
import { cardHolderOf } from '#http/route_records'

export default class SkidataAccessesController {
  async store(ctx: HttpContext) {
    const { bouncer, auth, i18n } = ctx
    const form = await cardHolderOf(ctx)
    await bouncer.with(FormPolicy).authorize('rfid', form)
    const isSent = await placeManualOrder(form.id, 'add', auth.getUserOrFail())
    const message = isSent ? 'add' : 'nothingNew'
    flash(ctx, 'success', i18n.t(`messages.gate.${message}`, { reference: form.idForm }))
    return backOr(ctx, pageAddressOf(ctx, form))
  }
}
