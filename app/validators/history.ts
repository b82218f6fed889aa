import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { day } from '#form_types/kinds/rules'
import type { HistoryCursor } from '#queries/history_search'
import { queryString } from '#validators/query_string'
import { optionalLine } from '#validators/line'
import { rowId } from '#validators/row_id'

const CURSOR = /^(\d{1,15})\.(entity|form)\.(\d{1,9})$/

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

export const cursorText = ({ at, source, id }: HistoryCursor) => `${at.toMillis()}.${source}.${id}`

export function cursorOf(text: string | undefined | null): HistoryCursor | undefined {
  const found = CURSOR.exec(text ?? '')
  if (!found) return undefined
  const at = DateTime.fromMillis(Number(found[1]), { zone: 'utc' })
  return { at, source: found[2] === 'entity' ? 'entity' : 'form', id: Number(found[3]) }
}
