import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { refuseStale, revisionOf } from '#http/stale_form'
import { requireFreshLogin } from '#http/login/fresh_login'
import { placesTakenBy } from '#models/default_player/allowance'
import DefaultPlayer, { SHOWN_REQUESTS } from '#models/default_player'
import Form from '#models/form'
import { playerPage } from '#players/player_list'
import Tournament from '#models/tournament'
import OfficePolicy from '#policies/office_policy'
import DefaultPlayerTransformer from '#transformers/default_player_transformer'
import { playerChoices } from '#props/player_choices'
import FormTransformer from '#transformers/form_transformer'
import { pager } from '#props/pager'
import { shownFilter } from '#props/shown_filter'
import { teamProps } from '#props/player_team'
import { defaultPlayerListValidator, defaultPlayerValidator } from '#validators/default_player'
import { defaultPlayerOf, tennisEdition } from '#http/route_records'
import { countRows } from '#sql/counts'

export default class DefaultPlayersController {
  async index({ inertia, bouncer, request, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const query = await request.validateUsing(defaultPlayerListValidator, { data: request.qs() })
    const { page = 1, sort = 'rank', direction = 'asc', ...filter } = query
    const edition = await Tournament.activeOf('tennis')
    const options = await playerChoices(i18n, edition)
    const countries = options.countries.map(({ value }) => value)
    const order = { sort, direction, page, countries }
    const { rows, ...pages } = await playerPage(edition?.id ?? 0, filter, order)
    const placesTaken = await placesTakenBy(rows.map(({ id }) => id))
    return inertia.render('merchant/config/defaultPlayer/index', {
      players: {
        data: rows.map((player) =>
          new DefaultPlayerTransformer(player).forList(edition!, placesTaken)
        ),
        ...pager(request.url(), { ...query, page: undefined }, pages),
      },
      ...shownFilter(filter, [
        'search',
        'tour',
        'nationality',
        'draw',
        'status',
        'rankFrom',
        'rankTo',
      ]),
      sort,
      direction,
      edition: edition?.fullName ?? null,
      options,
    })
  }

  async create({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    await tennisEdition()
    const options = await playerChoices(i18n)
    return inertia.render('merchant/config/defaultPlayer/create', { options })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const values = await request.validateUsing(defaultPlayerValidator)
    const { id: tournamentId } = await tennisEdition()
    const name = values.name ?? ''
    const player = new DefaultPlayer().fill({ active: true, ...values, name, tournamentId })
    await player.saveChecked(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.player.created', { name: player.fullName }))
    return response.redirect().toRoute('merchant.default_players.index')
  }

  async edit(ctx: HttpContext) {
    const { inertia, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const player = await defaultPlayerOf(ctx)
    const user = auth.getUserOrFail()
    const requests = await Form.query()
      .where('player', player.id)
      .if(user.formTypes, (forms) => forms.whereIn('type', user.formTypes!))
      .orderBy('id')
      .limit(SHOWN_REQUESTS)
    return inertia.render('merchant/config/defaultPlayer/edit', {
      player: new DefaultPlayerTransformer(player).forEdit(
        player.tournament,
        await placesTakenBy([player.id])
      ),
      revision: revisionOf(editedOf(player)),
      requests: requests.map((form) => new FormTransformer(form).forRelated()),
      visibleRequestCount: await countRows(player.requests(user.formTypes)),
      requestCount: await countRows(player.requests()),
      ...(await teamProps(player, user)),
      options: await playerChoices(i18n),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const player = await defaultPlayerOf(ctx)
    refuseStale(ctx, editedOf(player))
    const values = await request.validateUsing(defaultPlayerValidator)
    const { active = player.active, name = player.name } = values
    await player.merge({ ...values, active, name: name ?? '' }).saveChecked(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.default_players.index')
  }

  async destroy(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const player = await defaultPlayerOf(ctx)
    await player.remove(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.player.deleted', { name: player.fullName }))
    return response.redirect().toRoute('merchant.default_players.index')
  }
}

const editedOf = (player: DefaultPlayer) => new DefaultPlayerTransformer(player).toObject()
