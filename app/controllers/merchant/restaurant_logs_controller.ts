import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import DocumentRun from '#models/document_run'
import { RestaurantLog } from '#meals/restaurant_log'
import OfficePolicy from '#policies/office_policy'
import { logProps } from '#props/restaurant_log'
import { restaurantLogFor } from '#http/restaurant_log'
import { restaurantLogValidator } from '#validators/restaurant_log'

export default class RestaurantLogsController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('readRestaurantLog')
    const query = await request.validateUsing(restaurantLogValidator, { data: request.qs() })
    const { log, days } = await restaurantLogFor(ctx, query)
    const { restaurant, type, user, search } = log.filter
    return inertia.render('merchant/restaurant_logs/index', {
      ...(await logProps(log, query.page ?? 1, request.url(), query)),
      day: log.filter.day ?? null,
      today: DateTime.now()
        .setZone(await RestaurantLog.timeZone())
        .toISODate()!,
      days,
      filter: {
        restaurant: restaurant ? String(restaurant) : '',
        type: type ?? '',
        user: user ? String(user) : '',
        search: search ?? '',
      },
      failedExport: await DocumentRun.failureFor(auth.getUserOrFail(), 'restaurant_log', i18n),
      can: { export: await bouncer.with(OfficePolicy).allows('export') },
    })
  }
}
