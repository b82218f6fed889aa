import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { PlayerExit } from '#players/exit'
import { openRightsOf } from '#players/open_rights'
import FormPolicy from '#policies/form_policy'
import OfficePolicy from '#policies/office_policy'
import { linkRow, teamRow } from '#props/player_team'
import { playerExitPageValidator, playerExitValidator } from '#validators/default_player'
import { reportOf } from '#http/addresses'
import { tennisEdition } from '#http/route_records'

export default class PlayerExitsController {
  async create({ inertia, request, bouncer, auth }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const query = await request.validateUsing(playerExitPageValidator, { data: request.qs() })
    const edition = await tennisEdition()
    const { players, total } = await openRightsOf(edition, auth.getUserOrFail(), query.player)
    return inertia.render('merchant/config/defaultPlayer/out', {
      total,
      only: query.player ?? null,
      today: edition.today,
      players: players.map(({ player, team, links, limits, used, overLimit }) => ({
        id: player.id,
        name: player.fullName,
        tour: player.tour,
        most: limits,
        taken: used,
        team: team.map((member) => ({ ...teamRow(member), over: overLimit.has(member.form.id) })),
        links: links.map(linkRow),
      })),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const payload = await request.validateUsing(playerExitValidator)
    const { people = [], links = [], day, meals = false } = payload
    const exit = await PlayerExit.of(await tennisEdition(), { people, links, day, meals })
    for (const type of exit.types) await bouncer.with(FormPolicy).authorize('edit', { type })
    if (payload.preview) return response.json(exit.preview())
    const bulkChange = await exit.apply(auth.getUserOrFail())
    const words = { people: bulkChange.changed, links: bulkChange.links }
    flash(ctx, 'success', i18n.t('messages.player.closed', words), { report: reportOf(bulkChange) })
    return response.redirect().toRoute('merchant.default_players.out.create')
  }
}
