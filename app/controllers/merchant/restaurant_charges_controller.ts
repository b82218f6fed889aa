import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { flash } from '#http/flash'
import { isJsonCaller } from '#http/json_caller'
import { Refusal } from '#exceptions/refusal'
import { noteOnce } from '#journal/entries'
import { balanceOf } from '#money/balances'
import Restaurant from '#models/restaurant'
import RestaurantPolicy from '#policies/restaurant_policy'
import { chargeAnswer, chargeWords } from '#props/charge'
import { customerProps, restaurantProp, restaurantsProp } from '#props/customer'
import { servedRestaurantOf } from '#http/route_records'
import { restaurantChargeValidator, stationValidator } from '#validators/restaurant_charge'

const stationUrl = (restaurant?: number) =>
  urlFor('merchant.restaurant_scans.create', {}, { qs: { restaurant } })

export default class RestaurantChargesController {
  async edit(ctx: HttpContext) {
    const { inertia, bouncer, params, request, auth, i18n } = ctx
    await bouncer.with(RestaurantPolicy).authorize('serve')
    const user = auth.getUserOrFail()
    const { restaurant: id, type } = await request.validateUsing(stationValidator, {
      data: request.qs(),
    })
    const restaurant = await servedRestaurantOf(ctx, id).catch(redirectRefusalsTo(stationUrl()))
    const customer = await restaurant
      .recheckCustomer(Number(params.form), user)
      .catch(redirectRefusalsTo(stationUrl(restaurant.id)))
    const restaurants = await Restaurant.servedBy(user)
    await noteOnce(user, 'served', { formId: customer.form.id })
    return inertia.render('merchant/restaurants/edit', {
      restaurants: await restaurantsProp(restaurants),
      restaurant: restaurantProp(restaurant, customer.serving),
      form: await customerProps(customer, restaurant, user, i18n),
      type: type ?? null,
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, params, auth, i18n } = ctx
    await bouncer.with(RestaurantPolicy).authorize('serve')
    const order = await request.validateUsing(restaurantChargeValidator)
    const restaurant = await servedRestaurantOf(ctx, order.restaurant)
    const entry = await restaurant.charge(Number(params.form), {
      kind: balanceOf(order.type),
      amount: order.amount,
      nonce: order.nonce ?? crypto.randomUUID(),
      by: auth.getUserOrFail(),
    })
    if (isJsonCaller(ctx)) return chargeAnswer(entry)
    flash(ctx, 'success', chargeWords(entry.undoing ? 'takenBack' : 'charged', entry, i18n))
    return response
      .redirect()
      .withQs({ restaurant: restaurant.id, type: order.type })
      .toRoute('merchant.restaurant_charges.edit', { form: params.form })
  }
}

/** The page that reads the next card shows the refusal. */
const redirectRefusalsTo = (page: string) => (error: unknown) => {
  if (error instanceof Refusal) error.redirectTo = page
  throw error
}
