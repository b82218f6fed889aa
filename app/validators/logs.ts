import vine from '@vinejs/vine'
import { digits } from '#form_types/kinds/rules'
import { journalKinds } from '#shared/journal'
import { securityKinds } from '#shared/security'
import { queryString } from '#validators/query_string'
import { rowId } from '#validators/row_id'

/** Filters of a log. `before`: the last line of the page before. */
const logFilter = <Kind extends string>(kinds: readonly Kind[]) =>
  queryString.create({
    kind: vine.enum(kinds).optional(),
    user: rowId().optional(),
    days: digits().withoutDecimals().min(1).max(3660).optional(),
    before: rowId().optional(),
  })

export const securityValidator = logFilter(securityKinds)
export const journalValidator = logFilter(journalKinds)
