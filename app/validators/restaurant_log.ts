import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { day } from '#form_types/kinds/rules'
import { portionTypes } from '#money/balances'
import { RestaurantLog } from '#meals/restaurant_log'
import type { LogFilter } from '#meals/charges'
import { address, pageNumber } from '#validators/address'
import { anyLine } from '#validators/line'
import { rowId } from '#validators/row_id'

export const restaurantLogValidator = address.create({
  day: address.string().trim().use(day({})).optional(),
  days: vine.enum(['all'] as const).optional(),
  restaurant: rowId().optional(),
  type: vine.enum(portionTypes).optional(),
  user: rowId().optional(),
  search: anyLine(200),
  page: pageNumber(),
})

export const settlementValidator = address.create({
  restaurant: rowId(),
  day: vine.string().trim().use(day({})),
  format: vine.enum(['pdf', 'xlsx'] as const).optional(),
})

type Asked = Omit<LogFilter, 'day'> & { day?: string; days?: 'all'; page?: number }

/**
 * The charges of a day that the user may see; without a day: of today, or of the last day with
 * charges.
 */
export async function logIn({ auth }: HttpContext, { day: asked, days: all, ...rest }: Asked) {
  const scope = await RestaurantLog.scopeOf(auth.getUserOrFail())
  const days = await RestaurantLog.days(scope)
  const { restaurant, type, user, search } = rest
  const filter = { day: all ? undefined : (asked ?? days[0]), restaurant, type, user, search }
  return { log: new RestaurantLog(filter, scope), days }
}
