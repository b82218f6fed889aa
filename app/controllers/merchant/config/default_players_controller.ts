import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { flash } from '#exceptions/flash'
import { Refusal } from '#exceptions/refusal'
import { takenBy } from '#models/allowance'
import DefaultPlayer, { SHOWN_REQUESTS } from '#models/default_player'
import Form from '#models/form'
import Tournament from '#models/tournament'
import OfficePolicy from '#policies/office_policy'
import DefaultPlayerTransformer from '#transformers/default_player_transformer'
import { playerChoices } from '#transformers/player_choices'
import FormTransformer from '#transformers/form_transformer'
import { pager } from '#transformers/pager'
import { defaultPlayerListValidator, defaultPlayerValidator } from '#validators/default_player'
import { defaultPlayerOf } from '#validators/path'

const PER_PAGE = 50

/** The players of the tennis edition that is played, whose teams ask for credentials. */
export default class DefaultPlayersController {
  async index({ inertia, bouncer, request, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const { page = 1, ...filter } = await request.validateUsing(defaultPlayerListValidator, {
      data: request.qs(),
    })
    const edition = await Tournament.activeOf('tennis')
    const players = await DefaultPlayer.query()
      .where('tournamentId', edition?.id ?? 0)
      .withScopes((scopes) => scopes.chosen(filter))
      .orderByRaw('rank is null, rank, last_name, id')
      .paginate(page, PER_PAGE)
    const taken = await takenBy(players.all().map(({ id }) => id))
    return inertia.render('merchant/config/defaultPlayer/index', {
      players: {
        data: players
          .all()
          .map((one) => new DefaultPlayerTransformer(one).forList(edition!, taken)),
        ...pager(request.url(), filter, players),
      },
      ...{ search: '', tour: '', nationality: '', draw: '', status: '', ...filter },
      edition: edition?.fullName ?? null,
      options: await playerChoices(i18n, edition),
    })
  }

  async create({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    await activeEdition()
    const options = await playerChoices(i18n)
    return inertia.render('merchant/config/defaultPlayer/create', { options })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const values = await request.validateUsing(defaultPlayerValidator)
    const { id: tournamentId } = await activeEdition()
    const player = new DefaultPlayer().fill({ active: true, ...values, tournamentId })
    await player.saveChecked(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.player.created', { name: player.fullName }))
    return response.redirect().toRoute('merchant.default_players.index')
  }

  async edit(ctx: HttpContext) {
    const { inertia, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const player = await defaultPlayerOf(ctx)
    const user = auth.getUserOrFail()
    const [{ count }] = await player.requests().count('* as count')
    const requests = await Form.query()
      .where('player', player.id)
      .orderBy('id')
      .limit(SHOWN_REQUESTS)
    return inertia.render('merchant/config/defaultPlayer/edit', {
      player: new DefaultPlayerTransformer(player).forEdit(
        player.tournament,
        await takenBy([player.id])
      ),
      requests: FormTransformer.transform(
        requests.filter(({ type }) => user.seesType(type))
      ).useVariant('forRelated') as any,
      requestCount: Number(count),
      options: await playerChoices(i18n),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const player = await defaultPlayerOf(ctx)
    const values = await request.validateUsing(defaultPlayerValidator)
    const { active = player.active } = values
    await player.merge({ ...values, active }).saveChecked(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.default_players.index')
  }

  async destroy(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const player = await defaultPlayerOf(ctx)
    await player.remove(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.player.deleted', { name: player.fullName }))
    return response.redirect().toRoute('merchant.default_players.index')
  }
}

async function activeEdition() {
  const edition = await Tournament.activeOf('tennis')
  if (!edition)
    throw new Refusal(
      'noActiveEdition',
      {},
      { redirectTo: urlFor('merchant.default_players.index') }
    )
  return edition
}
