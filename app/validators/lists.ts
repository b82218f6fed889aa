import vine from '@vinejs/vine'
import { states } from '#shared/request_states'
import { queryString, pageNumber } from '#validators/query_string'
import { note } from '#validators/forms'
import { rowId } from '#validators/row_id'

export const groupListValidator = queryString.create({
  search: note(200),
  page: pageNumber(),
  tournament: rowId().optional(),
})

export const coordinatorListValidator = queryString.create({
  search: note(200),
  state: vine.enum(states).optional(),
  reserved: vine.enum(['1', '0'] as const).optional(),
  page: pageNumber(),
  tournament: rowId().optional(),
})

export const searchValidator = queryString.create({ q: note(200) })
