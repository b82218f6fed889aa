import vine from '@vinejs/vine'
import { securityKinds } from '#shared/security'
import { queryString } from '#validators/query_string'
import { rowId } from '#validators/row_id'

/** `before`: the last line of the page before. */
export const securityValidator = queryString.create({
  kind: vine.enum(securityKinds).optional(),
  user: rowId().optional(),
  days: vine.number().withoutDecimals().min(1).max(3660).optional(),
  before: rowId().optional(),
})
