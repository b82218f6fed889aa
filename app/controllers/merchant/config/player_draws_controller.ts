import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { placesTakenBy } from '#models/default_player/allowance'
import DefaultPlayer from '#models/default_player'
import { Draw } from '#players/draw'
import { DrawList } from '#players/draw_list'
import OfficePolicy from '#policies/office_policy'
import { drawPreview } from '#props/draw_preview'
import DefaultPlayerTransformer from '#transformers/default_player_transformer'
import { playerDrawPageValidator, playerDrawValidator } from '#validators/default_player'
import { tennisEdition } from '#http/route_records'
import { byRank } from '#players/rank_order'
import { countRows } from '#sql/counts'

export default class PlayerDrawsController {
  async edit(ctx: HttpContext) {
    const { inertia, request, bouncer } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const query = await request.validateUsing(playerDrawPageValidator, { data: request.qs() })
    const edition = await tennisEdition()
    const tour = query.tour ?? 'ATP'
    const ofTour = () => DefaultPlayer.query().where({ tournamentId: edition.id, tour })
    const total = await countRows(ofTour())
    const players = await ofTour().withScopes((scopes) => scopes.contending())
    const placesTaken = await placesTakenBy(players.map(({ id }) => id))
    return inertia.render('merchant/config/defaultPlayer/draw', {
      tour,
      edition: edition.fullName,
      quarterFinals: Boolean(edition.quarterFinals),
      players: players.toSorted(byRank).map((player) => ({
        ...new DefaultPlayerTransformer(player).forList(edition, placesTaken),
        searchText: player.searchText,
      })),
      others: total - players.length,
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const payload = await request.validateUsing(playerDrawValidator)
    const { tour, before, list = '', listed = 'in' } = payload
    const edition = await tennisEdition()
    const drawList =
      list || !payload.players ? await DrawList.of(edition, tour, list, listed) : undefined
    const { staying: players, lines } = drawList ?? { staying: payload.players!, lines: [] }
    const { quarterFinals = Boolean(edition.quarterFinals) } = payload
    const draw = new Draw(edition, { tour, players, before, quarterFinals })
    if (payload.preview) {
      const quarters = { from: Boolean(edition.quarterFinals), to: quarterFinals }
      const order = { players, lines, quarterFinals: quarters }
      return response.json(await drawPreview(draw, order))
    }
    drawList?.check()
    const outcome = await draw.apply(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.player.drawn', outcome))
    return outcome.left > 0
      ? response.redirect().toRoute('merchant.default_players.out.create')
      : response.redirect().toRoute('merchant.default_players.draw.edit', {}, { qs: { tour } })
  }
}
