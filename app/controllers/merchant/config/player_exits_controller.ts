import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#exceptions/flash'
import { PlayerExit } from '#models/player/exit'
import { stillOpen } from '#models/player/still_open'
import FormPolicy from '#policies/form_policy'
import OfficePolicy from '#policies/office_policy'
import { linkRow, teamRow } from '#transformers/player_team'
import { playerExitPageValidator, playerExitValidator } from '#validators/default_player'
import { reportOf, tennisEdition } from '#validators/path'

/** What is still open of players who are out, and closing it. */
export default class PlayerExitsController {
  async create({ inertia, request, bouncer, auth }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const query = await request.validateUsing(playerExitPageValidator, { data: request.qs() })
    const edition = await tennisEdition()
    const { players, total } = await stillOpen(edition, auth.getUserOrFail(), query.player)
    return inertia.render('merchant/config/defaultPlayer/out', {
      total,
      only: query.player ?? null,
      today: edition.today,
      players: players.map(({ player, team, links, over, ...places }) => ({
        ...{ id: player.id, name: player.fullName, tour: player.tour, ...places },
        team: team.map((one) => ({ ...teamRow(one), over: over.has(one.form.id) })),
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
    const { ended, ...more } = exit.preview()
    if (payload.preview) return response.json({ ended, ...more })
    const batch = await exit.apply(auth.getUserOrFail())
    const words = { people: batch.changed, links: batch.links }
    flash(ctx, 'success', i18n.t('messages.player.closed', words), { report: reportOf(batch) })
    return response.redirect().toRoute('merchant.default_players.out.create')
  }
}
