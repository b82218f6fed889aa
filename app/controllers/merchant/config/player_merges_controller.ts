import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { flash } from '#http/flash'
import { requireFreshLogin } from '#http/login/fresh_login'
import { Refusal } from '#exceptions/refusal'
import DefaultPlayer from '#models/default_player'
import { missingValues, PlayerMerge } from '#players/merge'
import { keptFirst, mergeCandidates } from '#players/merge_candidates'
import OfficePolicy from '#policies/office_policy'
import DefaultPlayerTransformer from '#transformers/default_player_transformer'
import { playerChoices } from '#props/player_choices'
import { playerMergeSearchValidator, playerMergeValidator } from '#validators/default_player'
import { defaultPlayerOf } from '#http/route_records'

export default class PlayerMergesController {
  async create(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const player = await defaultPlayerOf(ctx)
    const query = await request.validateUsing(playerMergeSearchValidator, { data: request.qs() })
    const other = query.other ? await otherOf(query.other) : null
    const pair = other && keptFirst(player, other)
    const candidates = other ? [] : await mergeCandidates(player, query.search)
    const playerProp = (listed: DefaultPlayer) => new DefaultPlayerTransformer(listed).toObject()
    return inertia.render('merchant/config/defaultPlayer/merge', {
      player: playerProp(player),
      other: other && playerProp(other),
      keep: pair ? pair[0].id : null,
      take: pair ? missingValues(...pair) : [],
      candidates: candidates.map(playerProp),
      search: query.search ?? '',
      options: await playerChoices(i18n),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const player = await defaultPlayerOf(ctx)
    const payload = await request.validateUsing(playerMergeValidator)
    const other = await otherOf(payload.other)
    const [kept, gone] = keptFirst(player, other, payload.keep)
    if (!payload.preview) requireFreshLogin(ctx)
    const merge = new PlayerMerge(kept, gone, payload.take)
    if (payload.preview) return response.json(await merge.preview(player.tournament))
    const { id, fullName } = await merge.apply(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.player.merged', { name: fullName }))
    return response.redirect().toRoute('merchant.default_players.edit', { id })
  }
}

/** @throws Refusal `mergedMeanwhile` if the other row was merged or deleted */
async function otherOf(id: number) {
  const other = await DefaultPlayer.find(id)
  const redirectTo = urlFor('merchant.default_players.index')
  if (!other) throw new Refusal('mergedMeanwhile', {}, { status: 409, redirectTo })
  return other
}
