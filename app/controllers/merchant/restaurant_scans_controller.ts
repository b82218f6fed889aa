import type { HttpContext } from '@adonisjs/core/http'
import { isJsonCaller } from '#http/json_caller'
import Restaurant from '#models/restaurant'
import RestaurantPolicy from '#policies/restaurant_policy'
import { dinerProps, placeProps, placesProps } from '#props/diner'
import { servedRestaurantOf } from '#http/route_records'
import { restaurantScanValidator, stationValidator } from '#validators/restaurant_charge'

export default class RestaurantScansController {
  async create({ inertia, bouncer, auth, request }: HttpContext) {
    await bouncer.with(RestaurantPolicy).authorize('serve')
    const restaurants = await Restaurant.servedBy(auth.getUserOrFail())
    const { restaurant: id } = await request.validateUsing(stationValidator, { data: request.qs() })
    const places = await placesProps(restaurants)
    const chosen = places.length === 1 ? places[0] : places.find((place) => place.id === id)
    return inertia.render('merchant/restaurants/index', {
      restaurants: places,
      restaurant: chosen ?? null,
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(RestaurantPolicy).authorize('serve')
    const { scan, restaurant: id } = await request.validateUsing(restaurantScanValidator)
    const restaurant = await servedRestaurantOf(ctx, id)
    const diner = await restaurant.findDiner(scan, auth.getUserOrFail())
    if (isJsonCaller(ctx))
      return {
        form: await dinerProps(diner, restaurant, i18n),
        restaurant: placeProps(restaurant, diner.serving),
      }
    return response
      .redirect()
      .withQs({ restaurant: restaurant.id })
      .toRoute('merchant.restaurant_charges.edit', { form: diner.form.id })
  }
}
