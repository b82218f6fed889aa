import type { HttpContext } from '@adonisjs/core/http'
import type { ChargeFilter } from '#meals/charges'
import { RestaurantLog } from '#meals/restaurant_log'

type LogQuery = Omit<ChargeFilter, 'day'> & { day?: string; days?: 'all'; page?: number }

/** The log that the user may see, of all days or one: by default today or the last with charges. */
export async function restaurantLogFor({ auth }: HttpContext, query: LogQuery) {
  const scope = await RestaurantLog.scopeOf(auth.getUserOrFail())
  const days = await RestaurantLog.days(scope)
  const { restaurant, type, user, search } = query
  const chosenDay = query.days === 'all' ? undefined : (query.day ?? days[0])
  const filter = { day: chosenDay, restaurant, type, user, search }
  return { log: new RestaurantLog(filter, scope), days }
}
