import vine from '@vinejs/vine'
import { day } from '#form_types/kinds/rules'
import { portionTypes } from '#money/balances'
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
