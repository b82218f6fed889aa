import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { requireFreshLogin } from '#http/login/fresh_login'
import { flash } from '#http/flash'
import { refuseStale, revisionOf } from '#http/stale_form'
import { editionOptions, flagOptions } from '#props/edition_options'
import Permission from '#models/permission'
import Tournament from '#models/tournament'
import { sports } from '#shared/choices'
import OfficePolicy from '#policies/office_policy'
import PermissionTransformer from '#transformers/permission_transformer'
import { landingPage, noActiveEdition } from '#http/route_records'
import {
  permissionChangeValidator,
  permissionListValidator,
  permissionValidator,
} from '#validators/permission'
import { byName } from '#text/name_order'

export default class PermissionsController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const query = await request.validateUsing(permissionListValidator, { data: request.qs() })
    const tournament = await anyEditionOf(ctx, query.tournament)
    const permissions = await Permission.query().where('tournamentId', tournament.id)
    const requests = await Permission.requestCounts(permissions)
    return inertia.render('merchant/permissions/index', {
      permissions: permissions
        .toSorted(byName)
        .map((permission) =>
          new PermissionTransformer(permission).forList(i18n, requests.get(permission.id) ?? 0)
        ),
      tournament: this.#edition(tournament),
      options: { ...flagOptions(tournament, i18n), editions: await editionOptions() },
    })
  }

  async create(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const query = await request.validateUsing(permissionListValidator, { data: request.qs() })
    const tournament = await anyEditionOf(ctx, query.tournament)
    return inertia.render('merchant/permissions/create', {
      tournament: this.#edition(tournament),
      options: flagOptions(tournament, i18n),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const { tournament: id, ...values } = await request.validateUsing(permissionValidator)
    const tournament = await anyEditionOf(ctx, id)
    const defaults = { endsOn: null, color: null, category: null }
    const permission = new Permission().merge({
      tournamentId: tournament.id,
      ...defaults,
      ...values,
    })
    await permission.saveFor(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.created', { record: permission.name }))
    return response.redirect().toRoute('merchant.permissions.edit', { id: permission.id })
  }

  async edit({ params, inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const permission = await Permission.query()
      .where('id', params.id)
      .preload('tournament')
      .firstOrFail()
    const profile = new PermissionTransformer(permission).toObject()
    return inertia.render('merchant/permissions/edit', {
      permission: profile,
      tournament: this.#edition(permission.tournament),
      options: flagOptions(permission.tournament, i18n),
      revision: revisionOf(profile),
    })
  }

  async update(ctx: HttpContext) {
    const { params, request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const permission = await Permission.findOrFail(params.id)
    refuseStale(ctx, new PermissionTransformer(permission).toObject())
    const { preview, ...values } = await request.validateUsing(permissionChangeValidator)
    // A profile stays in its edition. Without a last day it is a daily one; other missing values
    // stay as they are.
    delete values.tournament
    permission.merge({ endsOn: null, ...values })
    if (preview)
      return response.json({ ...(await permission.effect()), from: DateTime.utc().toISO() })
    await permission.saveFor(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.permissions.edit', { id: permission.id })
  }

  async destroy(ctx: HttpContext) {
    const { params, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const permission = await Permission.findOrFail(params.id)
    await permission.deleteFor(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.permissionDeleted', { name: permission.name }))
    const qs = { tournament: permission.tournamentId }
    return response.redirect().toRoute('merchant.permissions.index', {}, { qs })
  }

  #edition({ id, sport, fullName, startsOn, endsOn }: Tournament) {
    return { id, sport, name: fullName, startsOn, endsOn }
  }
}

async function anyEditionOf(ctx: HttpContext, id?: number): Promise<Tournament> {
  if (id) return Tournament.findOrFail(id)
  const edition = (await Tournament.active().first()) ?? (await Tournament.lastOf(sports))
  if (!edition) throw noActiveEdition('tennis', landingPage(ctx))
  return edition
}
