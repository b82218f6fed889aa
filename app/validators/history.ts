import vine from '@vinejs/vine'
import { day } from '#form_types/kinds/rules'
import { CURSOR } from '#queries/history_search'
import { queryString } from '#validators/query_string'
import { optionalLine } from '#validators/line'
import { rowId } from '#validators/row_id'

/** `after`: the last line of the page before. */
export const historyValidator = queryString.create({
  search: optionalLine(200),
  what: optionalLine(30),
  type: optionalLine(24),
  user: rowId().optional(),
  from: vine.string().trim().use(day({})).optional(),
  to: vine.string().trim().use(day({})).optional(),
  after: vine.string().regex(CURSOR).optional(),
})
