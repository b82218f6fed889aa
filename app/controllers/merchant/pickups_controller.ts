import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import {
  notePickup,
  signedListRefusal,
  pickupOf,
  orFieldErrors,
  pickupWithEntriesOf,
} from '#http/pickup_requests'
import { pickupAbilities } from '#http/abilities'
import { flash } from '#http/flash'
import { refuseStale, revisionOf } from '#http/stale_form'
import { Refusal } from '#exceptions/refusal'
import { masked } from '#models/form/sight'
import { columnsWithoutSecrets } from '#sealing/secrets'
import Pickup from '#models/pickup'
import { hiddenCollectors } from '#pickups/collector_sight'
import { withNumber } from '#pickups/collector_number'
import { discardList, saveList } from '#pickups/edit_list'
import { makeList } from '#pickups/make_list'
import { readSignature } from '#pickups/signature'
import { signList } from '#pickups/sign_list'
import PickupPolicy from '#policies/pickup_policy'
import PickupTransformer from '#transformers/pickup_transformer'
import { pager } from '#props/pager'
import { shownFilter } from '#props/shown_filter'
import {
  pickupListValidator,
  pickupModeValidator,
  pickupUpdateValidator,
  pickupValidator,
} from '#validators/pickup'
import { backOr } from '#http/addresses'
import { localeOf } from '#config/i18n'
import { PER_PAGE } from '#queries/page'

export default class PickupsController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, auth } = ctx
    await bouncer.with(PickupPolicy).authorize('view')
    const query = await request.validateUsing(pickupListValidator, { data: request.qs() })
    const reader = auth.getUserOrFail()
    const pickups = await Pickup.visibleTo(reader)
      .withScopes((scopes) => {
        scopes.inState(query.state)
        scopes.matching(query.search, reader)
      })
      .select(columnsWithoutSecrets(Pickup))
      .withCount('entries')
      .preload('user')
      .orderBy('id', 'desc')
      .paginate(query.page ?? 1, PER_PAGE)
    const hidden = await hiddenCollectors(reader, pickups.all())
    return inertia.render('merchant/collectives/index', {
      collectives: {
        data: pickups.all().map((row) => new PickupTransformer(row).forList(hidden.has(row.id))),
        ...pager(request.url(), query, pickups),
      },
      ...shownFilter(query, ['search', 'state']),
      can: await pickupAbilities(ctx),
    })
  }

  async create(ctx: HttpContext) {
    const { inertia, request, bouncer } = ctx
    await bouncer.with(PickupPolicy).authorize('create')
    const query = await request.validateUsing(pickupModeValidator, { data: request.qs() })
    const alone = query.alone ?? false
    return inertia.render('merchant/collectives/create', { alone, can: await pickupAbilities(ctx) })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(PickupPolicy).authorize('create')
    const { sign, forms = [], ...collector } = await request.validateUsing(pickupValidator)
    if (sign !== undefined) await bouncer.with(PickupPolicy).authorize('edit')
    if (sign !== undefined && forms.length === 0) throw new Refusal('collectiveEmpty')
    const png = sign === undefined ? null : await readSignature(sign)
    const by = auth.getUserOrFail()
    const pickup = await orFieldErrors(ctx, makeList(collector, forms, by))
    if (png && !pickup.isSigned) await signList(pickup, { png, by, locale: localeOf(i18n) })
    const { id, fullName: name } = pickup
    const key = pickup.isSigned ? 'createdSigned' : 'saved'
    flash(ctx, 'success', i18n.t(`messages.collective.${key}`, { number: String(id), name }))
    return pickup.type === 'person' && png
      ? response.redirect().withQs({ alone: 1 }).toRoute('merchant.collectives.create')
      : response.redirect().toRoute('merchant.collectives.show', { id })
  }

  async show(ctx: HttpContext) {
    const { inertia, bouncer, auth, i18n } = ctx
    await bouncer.with(PickupPolicy).authorize('view')
    const pickup = await pickupWithEntriesOf(ctx)
    await notePickup(ctx, pickup)
    return inertia.render('merchant/collectives/show', {
      collective: await new PickupTransformer(pickup).forShow(auth.getUserOrFail(), i18n),
      can: await pickupAbilities(ctx),
    })
  }

  async edit(ctx: HttpContext) {
    const { inertia, bouncer, auth, i18n } = ctx
    await bouncer.with(PickupPolicy).authorize('edit')
    const pickup = await pickupWithEntriesOf(ctx)
    if (pickup.isSigned) throw signedListRefusal(pickup)
    await notePickup(ctx, pickup)
    return inertia.render('merchant/collectives/edit', {
      collective: await new PickupTransformer(pickup).forShow(auth.getUserOrFail(), i18n),
      revision: revisionOf(editedOf(pickup)),
      can: await pickupAbilities(ctx),
    })
  }

  async update(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(PickupPolicy).authorize('edit')
    const pickup = await pickupOf(ctx)
    await bouncer.with(PickupPolicy).authorize('correct', pickup)
    if (pickup.isSigned) throw signedListRefusal(pickup)
    refuseStale(ctx, editedOf(pickup))
    const { forms, ...sent } = await request.validateUsing(pickupUpdateValidator)
    const by = auth.getUserOrFail()
    const collector = await withNumber(sent, { by, stored: pickup, forms })
    await orFieldErrors(ctx, saveList(pickup.merge(collector), forms, by))
    flash(ctx, 'success', i18n.t('messages.updated'))
    return backOr(ctx, urlFor('merchant.collectives.show', { id: pickup.id }))
  }

  async destroy(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(PickupPolicy).authorize('edit')
    const pickup = await pickupOf(ctx)
    await discardList(pickup, auth.getUserOrFail())
    const values = { number: String(pickup.id), name: pickup.fullName }
    flash(ctx, 'success', i18n.t('messages.collective.discarded', values))
    return response.redirect().toRoute('merchant.collectives.index')
  }
}

/** An erasure renews the nonce, so a page that was opened before it is stale. */
const editedOf = (pickup: Pickup) => {
  const { name, lastname, type, email, phone, document, observations, nonce } = pickup
  // Masked: a hash of the whole number would let somebody test guesses.
  const number = document && masked(document)
  return [name, lastname, type, email, phone, number, observations, nonce]
}
