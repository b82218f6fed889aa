import vine from '@vinejs/vine'
import { boardFilters } from '#gates/board'
import { queryString, pageNumber } from '#validators/query_string'
import { rowId } from '#validators/row_id'

export const gateListValidator = queryString.create({
  filter: vine.enum(boardFilters).optional(),
  card: rowId().optional(),
  page: pageNumber(),
})

/** Without requests: all orders. */
export const gateRetryValidator = vine.create({
  ids: vine.array(rowId()).maxLength(1000).optional(),
})
