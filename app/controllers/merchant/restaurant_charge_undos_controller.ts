import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { isJsonCaller } from '#http/json_caller'
import { undoCharge } from '#meals/undo_charge'
import RestaurantPolicy from '#policies/restaurant_policy'
import { chargeAnswer, chargeWords } from '#props/charge'
import { chargeUndoValidator } from '#validators/restaurant_charge'

export default class RestaurantChargeUndosController {
  async store(ctx: HttpContext) {
    const { request, response, bouncer, params, auth, i18n } = ctx
    await bouncer.with(RestaurantPolicy).authorize('serve')
    const { nonce } = await request.validateUsing(chargeUndoValidator)
    const entry = await undoCharge(Number(params.form), nonce, auth.getUserOrFail())
    if (isJsonCaller(ctx)) return chargeAnswer(entry)
    flash(ctx, 'success', chargeWords('takenBack', entry, i18n))
    return response
      .redirect()
      .withQs({ restaurant: entry.restaurantId })
      .toRoute('merchant.restaurant_charges.edit', { form: params.form })
  }
}
