import vine from '@vinejs/vine'
import { states } from '#shared/request_states'
import { queryString, pageNumber } from '#validators/query_string'
import { optionalText } from '#validators/line'
import { rowId } from '#validators/row_id'

export const groupListValidator = queryString.create({
  search: optionalText(200),
  page: pageNumber(),
  tournament: rowId().optional(),
})

export const coordinatorListValidator = queryString.create({
  search: optionalText(200),
  state: vine.enum(states).optional(),
  reserved: vine.enum(['1', '0'] as const).optional(),
  page: pageNumber(),
  tournament: rowId().optional(),
})

export const searchValidator = queryString.create({ q: optionalText(200) })
