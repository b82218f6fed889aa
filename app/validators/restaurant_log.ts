import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { day } from '#form_types/kinds/rules'
import { portionTypes } from '#money/balances'
import { RestaurantLog } from '#meals/restaurant_log'
import type { ChargeFilter } from '#meals/charges'
import { queryString, pageNumber } from '#validators/query_string'
import { optionalLine } from '#validators/line'
import { rowId } from '#validators/row_id'

export const restaurantLogValidator = queryString.create({
  day: queryString.string().trim().use(day({})).optional(),
  days: vine.enum(['all'] as const).optional(),
  restaurant: rowId().optional(),
  type: vine.enum(portionTypes).optional(),
  user: rowId().optional(),
  search: optionalLine(200),
  page: pageNumber(),
})

export const settlementValidator = queryString.create({
  restaurant: rowId(),
  day: vine.string().trim().use(day({})),
  format: vine.enum(['pdf', 'xlsx'] as const).optional(),
})

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
