import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { reissueCard } from '#models/card/reissue'
import FormPolicy from '#policies/form_policy'
import { backOr, pageAddressOf } from '#http/addresses'
import { cardHolderOf } from '#http/route_records'
import { reissueValidator } from '#validators/rfid'

export default class CardReissuesController {
  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    const form = await cardHolderOf(ctx)
    await bouncer.with(FormPolicy).authorize('print', form)
    const { reason, serial = form.card?.serial ?? '' } =
      await request.validateUsing(reissueValidator)
    const card = await reissueCard(form, { reason, serial, by: auth.getUserOrFail() })
    flash(ctx, 'success', i18n.t('messages.reissued', { before: serial, serial: card.serial }))
    return backOr(ctx, pageAddressOf(ctx, form))
  }
}
