import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#exceptions/flash'
import { reissue } from '#models/card/reissue'
import FormPolicy from '#policies/form_policy'
import { backOr, bearerOf, pageOf } from '#validators/path'
import { reissueValidator } from '#validators/rfid'

/** New cards in place of lost, stolen, damaged or outdated ones. */
export default class CardReissuesController {
  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    const form = await bearerOf(ctx)
    await bouncer.with(FormPolicy).authorize('print', form)
    // The card that was live when this was asked for, or that the page showed.
    const { reason, serial = form.card?.serial ?? '' } =
      await request.validateUsing(reissueValidator)
    const card = await reissue(form, { reason, serial, by: auth.getUserOrFail() })
    flash(ctx, 'success', i18n.t('messages.reissued', { before: serial, serial: card.serial }))
    return backOr(ctx, pageOf(ctx, form))
  }
}
