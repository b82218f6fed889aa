import type { HttpContext } from '@adonisjs/core/http'
import { formTypes } from '#form_types/index'
import { AccessList } from '#queries/access_list'
import Permission from '#models/permission'
import Tournament from '#models/tournament'
import OfficePolicy from '#policies/office_policy'
import { flagOptions } from '#props/edition_options'
import { pager } from '#props/pager'
import { accessValidator } from '#validators/access'
import { landingPage, noActiveEdition } from '#http/route_records'
import { nameOf } from '#text/name_of'

export default class AccessController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('enterOffice')
    const query = await request.validateUsing(accessValidator, { data: request.qs() })
    const { sport = 'tennis', zone = '0', category, page = 1 } = query
    const tournament = (await Tournament.activeOf(sport)) ?? (await Tournament.lastOf([sport]))
    if (!tournament) throw noActiveEdition(sport, landingPage(ctx))
    const day = query.day ?? (await this.#usualDay(tournament))
    const user = auth.getUserOrFail()
    const types = formTypes.keys().filter((key) => user.seesType(key))
    const list = await AccessList.find(tournament, { zone, day, types, category })
    const people = await list.page(page)
    const counts = await list.counts()
    return inertia.render('merchant/access', {
      sport,
      zone,
      day,
      category: category ?? '',
      counts: counts.map((row) => ({
        ...row,
        label: i18n.t(`options.categories.${row.category}`),
      })),
      total: counts.reduce((sum, { count }) => sum + count, 0),
      people: {
        data: people.rows.map(({ form, why }) => ({
          id: form.id,
          type: form.type,
          idForm: form.idForm,
          name: form.fullName,
          company: form.company,
          category: i18n.t(`options.categories.${form.category}`),
          permission: nameOf(form.permission),
          hasPage: form.formType.hasList,
          why,
        })),
        ...pager(request.url(), { ...query, sport, zone, day }, people),
      },
      options: { zones: flagOptions(tournament, i18n).zones },
    })
  }

  /** Today if any permission is valid today, else the first day of the tournament. */
  async #usualDay({ id, today, startsOn }: Tournament) {
    const validToday = await Permission.query()
      .where('tournamentId', id)
      .where('startsOn', '<=', today)
      .where('endsOn', '>=', today)
      .first()
    return validToday ? today : startsOn
  }
}
