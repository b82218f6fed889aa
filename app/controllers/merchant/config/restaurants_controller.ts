import type { HttpContext } from '@adonisjs/core/http'
import { requireFreshLogin } from '#http/login/fresh_login'
import { flash } from '#http/flash'
import { refuseStale, revisionOf } from '#http/stale_form'
import Restaurant from '#models/restaurant'
import OfficePolicy from '#policies/office_policy'
import RestaurantTransformer from '#transformers/restaurant_transformer'
import { restaurantValidator } from '#validators/restaurant'

export default class RestaurantsController {
  async index({ inertia, bouncer }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const requests = await Restaurant.requestCounts()
    const restaurants = await Restaurant.sortedByName(
      Restaurant.query().preload('meals').withCount('users')
    )
    return inertia.render('merchant/config/restaurant/index', {
      restaurants: restaurants.map((restaurant) =>
        new RestaurantTransformer(restaurant).forList(requests)
      ),
    })
  }

  async create({ inertia, bouncer }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    return inertia.render('merchant/config/restaurant/create', {})
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const { meals, ...values } = await request.validateUsing(restaurantValidator, {
      meta: { id: null },
    })
    const restaurant = new Restaurant().fill(values)
    await restaurant.saveWith(meals, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.restaurant.created', { name: restaurant.name }))
    return response.redirect().toRoute('merchant.restaurants.index')
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('configure')
    const restaurant = await restaurantOf(ctx)
    const edited = await editedOf(restaurant)
    return ctx.inertia.render('merchant/config/restaurant/edit', {
      restaurant: edited,
      revision: revisionOf(edited),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const restaurant = await restaurantOf(ctx)
    refuseStale(ctx, await editedOf(restaurant))
    const { meals, ...values } = await request.validateUsing(restaurantValidator, {
      meta: restaurant,
    })
    await restaurant.merge(values).saveWith(meals, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.restaurants.index')
  }

  async destroy(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const restaurant = await restaurantOf(ctx)
    await restaurant.remove(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.restaurant.deleted', { name: restaurant.name }))
    return response.redirect().toRoute('merchant.restaurants.index')
  }
}

const restaurantOf = ({ params }: HttpContext) => Restaurant.findOrFail(Number(params.id))

async function editedOf(restaurant: Restaurant) {
  await restaurant.load('meals')
  return new RestaurantTransformer(restaurant).toObject()
}
