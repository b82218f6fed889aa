import type { HttpContext } from '@adonisjs/core/http'
import { isJsonCaller } from '#http/json_caller'
import { noteOnce } from '#journal/entries'
import Restaurant from '#models/restaurant'
import RestaurantPolicy from '#policies/restaurant_policy'
import { customerProps, restaurantProp, restaurantsProp } from '#props/customer'
import { servedRestaurantOf } from '#http/route_records'
import { restaurantScanValidator, stationValidator } from '#validators/restaurant_charge'

export default class RestaurantScansController {
  async create({ inertia, bouncer, auth, request }: HttpContext) {
    await bouncer.with(RestaurantPolicy).authorize('serve')
    const served = await Restaurant.servedBy(auth.getUserOrFail())
    const { restaurant: id } = await request.validateUsing(stationValidator, { data: request.qs() })
    const restaurants = await restaurantsProp(served)
    const named = restaurants.find((restaurant) => restaurant.id === id) ?? null
    return inertia.render('merchant/restaurants/index', {
      restaurants,
      restaurant: restaurants.length === 1 ? restaurants[0] : named,
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(RestaurantPolicy).authorize('serve')
    const { scan, restaurant: id } = await request.validateUsing(restaurantScanValidator)
    const restaurant = await servedRestaurantOf(ctx, id)
    const user = auth.getUserOrFail()
    const customer = await restaurant.findCustomer(scan, user)
    if (isJsonCaller(ctx)) {
      await noteOnce(user, 'served', { formId: customer.form.id })
      return {
        form: await customerProps(customer, restaurant, user, i18n),
        restaurant: restaurantProp(restaurant, customer.serving),
      }
    }
    return response
      .redirect()
      .withQs({ restaurant: restaurant.id })
      .toRoute('merchant.restaurant_charges.edit', { form: customer.form.id })
  }
}
