import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { day } from '#form_types/kinds/rules'
import { portionTypes } from '#models/balances'
import { RestaurantLog } from '#models/restaurant_log'
import type { LogFilter } from '#models/restaurant_log/charges'
import { address, pageNumber } from '#validators/forms'
import { anyLine } from '#validators/line'
import { rowId } from '#validators/row_id'

/** Which charges are listed, or taken along as a workbook: those of a day, or of all of them. */
export const restaurantLogValidator = address.create({
  day: address.string().trim().use(day({})).optional(),
  days: vine.enum(['all'] as const).optional(),
  restaurant: rowId().optional(),
  type: vine.enum(portionTypes).optional(),
  user: rowId().optional(),
  search: anyLine(200),
  page: pageNumber(),
})

/** Whose day is settled, and on what. */
export const settlementValidator = address.create({
  restaurant: rowId(),
  day: vine.string().trim().use(day({})),
  format: vine.enum(['pdf', 'xlsx'] as const).optional(),
})

type Asked = Omit<LogFilter, 'day'> & { day?: string; days?: 'all'; page?: number }

/**
 * The charges that an address means, of those that are the user's business. Where it names no day:
 * today's, or where there are none yet, those of the last day that had some.
 */
export async function logIn({ auth }: HttpContext, { day: asked, days: all, ...rest }: Asked) {
  const scope = await RestaurantLog.scopeOf(auth.getUserOrFail())
  const days = await RestaurantLog.days(scope)
  const { restaurant, type, user, search } = rest
  const filter = { day: all ? undefined : (asked ?? days[0]), restaurant, type, user, search }
  return { log: new RestaurantLog(filter, scope), days }
}
