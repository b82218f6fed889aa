import type { HttpContext } from '@adonisjs/core/http'
import { groupsPage } from '#queries/request_groups'
import FormPolicy from '#policies/form_policy'
import { pager } from '#props/pager'
import { groupListValidator } from '#validators/lists'
import { editionOf, formTypeOf } from '#http/route_records'

export default class FormGroupsController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('view', { type: formType.key })
    const query = await request.validateUsing(groupListValidator, { data: request.qs() })
    const { search, page = 1, tournament: edition } = query
    const tournament = await editionOf(ctx, formType, edition)
    const list = { type: formType.key, tournamentId: tournament.id }
    const groups = await groupsPage(list, search, page)
    return inertia.render('merchant/forms/groups', {
      groups: { data: groups.rows, ...pager(request.url(), query, groups) },
      type: formType.key,
      title: i18n.t(`forms.${formType.key}.title`),
      by: formType.card.company,
      search: search ?? '',
      tournament: edition ?? null,
    })
  }
}
