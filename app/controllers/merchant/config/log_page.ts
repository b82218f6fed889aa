import type { HttpContext } from '@adonisjs/core/http'
import { Workbook, type WorkbookOptions } from '#documents/workbook'
import User from '#models/user'
import { byName } from '#text/name_order'

/** What pages of logs have in common. */
export async function logUsers() {
  const users = (await User.query().select('id', 'name')).toSorted(byName)
  return users.map(({ id, name }) => ({ id, name }))
}

/** The filter of an address, without the page. */
export function givenFilter<Values extends { before?: number }>({ before, ...values }: Values) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  return { before: before ?? undefined, filter: Object.fromEntries(given) as typeof values }
}

export function sendLog(
  { response }: HttpContext,
  name: string,
  log: Omit<WorkbookOptions, 'timeZone'>
) {
  response.header('Content-Type', Workbook.contentType)
  response.header('Content-Disposition', `attachment; filename="${name}.xlsx"`)
  return response.stream(new Workbook({ ...log, timeZone: 'Europe/Madrid' }).stream())
}
