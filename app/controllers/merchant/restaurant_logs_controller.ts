import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { RestaurantLog } from '#models/restaurant_log'
import OfficePolicy from '#policies/office_policy'
import { logProps } from '#transformers/restaurant_log_transformer'
import { logIn, restaurantLogValidator } from '#validators/restaurant_log'

/** What was eaten on credit, day by day. */
export default class RestaurantLogsController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, response } = ctx
    await bouncer.with(OfficePolicy).authorize('readRestaurantLog')
    const query = await request.validateUsing(restaurantLogValidator, { data: request.qs() })
    const { log, days } = await logIn(ctx, query)
    const { restaurant, type, user, search } = log.filter
    response.header('Cache-Control', 'no-store')
    return inertia.render('merchant/restaurant_logs/index', {
      ...(await logProps(log, query.page ?? 1, request.url(), query)),
      day: log.filter.day ?? null,
      today: DateTime.now()
        .setZone(await RestaurantLog.zone())
        .toISODate()!,
      days,
      filter: {
        restaurant: restaurant ? String(restaurant) : '',
        type: type ?? '',
        user: user ? String(user) : '',
        search: search ?? '',
      },
      can: { export: await bouncer.with(OfficePolicy).allows('export') },
    })
  }
}
