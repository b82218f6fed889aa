import type { HttpContext } from '@adonisjs/core/http'
import { Workbook, type ColumnType, type WorkbookOptions } from '#documents/workbook'
import User from '#models/user'
import type { Log, LogEntry, LogFilter } from '#queries/log'
import { OFFICE_ZONE } from '#shared/days'
import { byName } from '#text/name_order'
import { nameFile } from '#http/files/named_file'

/** The props that pages of logs have in common, and the entries. */
export async function logPage<Entry extends LogEntry, Kind extends string>(
  log: Log<Entry, Kind>,
  filter: LogFilter<Kind>,
  before?: number
) {
  const users = (await User.query().select('id', 'name')).toSorted(byName)
  return {
    ...(await log.page(filter, before)),
    filter: filter as Record<string, string | number>,
    paged: Boolean(before),
    users: users.map(({ id, name }) => ({ id, name })),
  }
}

/** Sends a log as a workbook. A column is the key of its heading, its width and its type. */
export function sendLog(
  { response, i18n }: HttpContext,
  name: 'journal' | 'security',
  columns: [key: string, width: number, type?: ColumnType][],
  rows: WorkbookOptions['rows']
) {
  const workbook = new Workbook({
    title: i18n.t(`config.${name}.title`),
    columns: columns.map(([key, width, type = 'text']) => {
      const header = i18n.t(`config.${key}`)
      return { header, width, type }
    }),
    rows,
    timeZone: OFFICE_ZONE,
  })
  response.header('Content-Type', Workbook.contentType)
  nameFile(response, `${name}.xlsx`)
  return response.stream(workbook.stream())
}
