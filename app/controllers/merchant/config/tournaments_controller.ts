import type { HttpContext } from '@adonisjs/core/http'
import { requireFreshLogin } from '#http/login/fresh_login'
import { flash } from '#http/flash'
import { refuseStale, revisionOf } from '#http/stale_form'
import Tournament from '#models/tournament'
import { removeEdition, saveEdition } from '#models/tournament/edition'
import { tutorsDue } from '#queries/request_list'
import OfficePolicy from '#policies/office_policy'
import TournamentTransformer from '#transformers/tournament_transformer'
import { tournamentChoices } from '#props/tournament_choices'
import { tournamentOf } from '#http/route_records'
import { checkTournament } from '#validators/tournament'
import { relatedCount } from '#sql/counts'

export default class TournamentsController {
  async index({ inertia, bouncer }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const tournaments = await Tournament.real()
      .preload('windows')
      .preload('closing')
      .withCount('forms')
      .orderBy([
        { column: 'year', order: 'desc' },
        { column: 'sport', order: 'desc' },
      ])
    return inertia.render('merchant/config/tournament/index', {
      tournaments: tournaments.map((tournament) => new TournamentTransformer(tournament).forList()),
    })
  }

  async create({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    return inertia.render('merchant/config/tournament/create', await tournamentChoices(i18n))
  }

  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const { values, ...more } = await checkTournament(ctx, null)
    const tournament = Tournament.blank(values)
    await saveEdition(tournament, auth.getUserOrFail(), more)
    flash(ctx, 'success', i18n.t('messages.edition.created', { name: tournament.fullName }))
    return response.redirect().toRoute('merchant.tournaments.index')
  }

  async edit(ctx: HttpContext) {
    const { inertia, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const tournament = await tournamentOf(ctx)
    await tournament.loadCount('forms')
    await tournament.load('closing')
    const edition = new TournamentTransformer(tournament).forEdit()
    return inertia.render('merchant/config/tournament/edit', {
      tournament: edition,
      revision: revisionOf(edition),
      requests: relatedCount(tournament, 'forms'),
      closed: Boolean(tournament.closing),
      tutorsDue: await tutorsDue(tournament),
      ...(await tournamentChoices(i18n)),
    })
  }

  async update(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const tournament = await tournamentOf(ctx)
    const { values, ...more } = await checkTournament(ctx, tournament)
    refuseStale(ctx, new TournamentTransformer(tournament).forEdit())
    await saveEdition(tournament.merge(values), auth.getUserOrFail(), more)
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.tournaments.index')
  }

  async destroy(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const tournament = await tournamentOf(ctx)
    await removeEdition(tournament, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.edition.deleted', { name: tournament.fullName }))
    return response.redirect().toRoute('merchant.tournaments.index')
  }
}
