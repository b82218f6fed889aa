import type { HttpContext } from '@adonisjs/core/http'
import { cursorOf, cursorText, historyPage } from '#queries/history_search'
import Permission from '#models/permission'
import Restaurant from '#models/restaurant'
import Tournament from '#models/tournament'
import User from '#models/user'
import OfficePolicy from '#policies/office_policy'
import { HistoryWords } from '#props/history'
import { OFFICE_ZONE } from '#shared/days'
import { byName } from '#text/name_order'
import { historyValidator } from '#validators/history'
import { withoutEmpty } from '#shared/values'

export default class HistoryController {
  async index({ inertia, request, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const { after, ...query } = await request.validateUsing(historyValidator, {
      data: request.qs(),
    })
    const active = await Tournament.query().where('active', true).orderBy('id').first()
    const zone = active?.timeZone ?? OFFICE_ZONE
    const filter = withoutEmpty(query)
    const { lines, next } = await historyPage(filter, auth.getUserOrFail(), zone, cursorOf(after))
    const users = (await User.query().select('id', 'name')).toSorted(byName)
    const lists = { permissions: await Permission.all(), restaurants: await Restaurant.all() }
    const words = new HistoryWords(i18n, {
      source: lists,
      users: new Map(users.map(({ id, name }) => [id, name])),
      zone,
    })
    const queryString = (values: Record<string, unknown>) =>
      new URLSearchParams(
        Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])
      )
    return inertia.render('merchant/config/history', {
      lines: lines.map((line) => words.line(line)),
      filter,
      newest: after ? `${request.url()}?${queryString(filter)}` : null,
      older: next && `${request.url()}?${queryString({ ...filter, after: cursorText(next) })}`,
      users: users.map(({ id, name }) => ({ id, name })),
    })
  }
}
