import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import {
  can,
  signedListRefusal,
  collectiveOf,
  orFieldErrors,
  collectiveWithEntriesOf,
} from '#controllers/merchant/collective_requests'
import { flash } from '#http/flash'
import { Refusal } from '#exceptions/refusal'
import { columnsWithoutSecrets } from '#sealing/secrets'
import Collective from '#models/collective'
import { withNumber } from '#pickups/collector_number'
import { discardList, saveList } from '#pickups/edit_list'
import { makeList } from '#pickups/make_list'
import { readSignature } from '#pickups/signature'
import { signList } from '#pickups/sign_list'
import CollectivePolicy from '#policies/collective_policy'
import CollectiveTransformer from '#transformers/collective_transformer'
import { pager } from '#props/pager'
import {
  collectiveListValidator,
  collectiveModeValidator,
  collectiveUpdateValidator,
  collectiveValidator,
} from '#validators/collective'
import { backOr } from '#http/addresses'
import { localeOf } from '#config/i18n'

const PER_PAGE = 50

export default class CollectivesController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, auth } = ctx
    await bouncer.with(CollectivePolicy).authorize('view')
    const query = await request.validateUsing(collectiveListValidator, { data: request.qs() })
    const collectives = await Collective.visibleTo(auth.getUserOrFail())
      .withScopes((scopes) => {
        scopes.inState(query.state)
        scopes.matching(query.search)
      })
      .select(columnsWithoutSecrets(Collective))
      .withCount('entries')
      .preload('user')
      .orderBy('id', 'desc')
      .paginate(query.page ?? 1, PER_PAGE)
    return inertia.render('merchant/collectives/index', {
      collectives: {
        data: collectives.all().map((row) => new CollectiveTransformer(row).toObject()),
        ...pager(request.url(), query, collectives),
      },
      search: query.search ?? '',
      state: query.state ?? '',
      can: await can(ctx),
    })
  }

  async create(ctx: HttpContext) {
    const { inertia, request, bouncer } = ctx
    await bouncer.with(CollectivePolicy).authorize('create')
    const query = await request.validateUsing(collectiveModeValidator, { data: request.qs() })
    const alone = query.alone ?? false
    return inertia.render('merchant/collectives/create', { alone, can: await can(ctx) })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(CollectivePolicy).authorize('create')
    const { sign, forms = [], ...collector } = await request.validateUsing(collectiveValidator)
    if (sign !== undefined) await bouncer.with(CollectivePolicy).authorize('edit')
    if (sign !== undefined && forms.length === 0) throw new Refusal('collectiveEmpty')
    const png = sign === undefined ? null : await readSignature(sign)
    const by = auth.getUserOrFail()
    const collective = await orFieldErrors(ctx, makeList(collector, forms, by))
    if (png && !collective.isSigned) await signList(collective, { png, by, locale: localeOf(i18n) })
    const { id, fullName: name } = collective
    const key = collective.isSigned ? 'createdSigned' : 'saved'
    flash(ctx, 'success', i18n.t(`messages.collective.${key}`, { number: String(id), name }))
    return collective.type === 'person' && png
      ? response.redirect().withQs({ alone: 1 }).toRoute('merchant.collectives.create')
      : response.redirect().toRoute('merchant.collectives.show', { id })
  }

  async show(ctx: HttpContext) {
    const { inertia, bouncer, auth, i18n } = ctx
    await bouncer.with(CollectivePolicy).authorize('view')
    const collective = await collectiveWithEntriesOf(ctx)
    return inertia.render('merchant/collectives/show', {
      collective: await new CollectiveTransformer(collective).forShow(auth.getUserOrFail(), i18n),
      can: await can(ctx),
    })
  }

  async edit(ctx: HttpContext) {
    const { inertia, bouncer, auth, i18n } = ctx
    await bouncer.with(CollectivePolicy).authorize('edit')
    const collective = await collectiveWithEntriesOf(ctx)
    if (collective.isSigned) throw signedListRefusal(collective)
    return inertia.render('merchant/collectives/edit', {
      collective: await new CollectiveTransformer(collective).forShow(auth.getUserOrFail(), i18n),
      can: await can(ctx),
    })
  }

  async update(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(CollectivePolicy).authorize('edit')
    const collective = await collectiveOf(ctx)
    if (collective.isSigned) throw signedListRefusal(collective)
    const { forms, ...sent } = await request.validateUsing(collectiveUpdateValidator)
    const collector = await withNumber(sent, { stored: collective.document, forms })
    await orFieldErrors(ctx, saveList(collective.merge(collector), forms, auth.getUserOrFail()))
    flash(ctx, 'success', i18n.t('messages.updated'))
    return backOr(ctx, urlFor('merchant.collectives.show', { id: collective.id }))
  }

  async destroy(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(CollectivePolicy).authorize('edit')
    const collective = await collectiveOf(ctx)
    await discardList(collective, auth.getUserOrFail())
    const values = { number: String(collective.id), name: collective.fullName }
    flash(ctx, 'success', i18n.t('messages.collective.discarded', values))
    return response.redirect().toRoute('merchant.collectives.index')
  }
}
