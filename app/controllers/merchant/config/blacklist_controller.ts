import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { refuseStale, revisionOf } from '#http/stale_form'
import { requireFreshLogin } from '#http/login/fresh_login'
import BlacklistEntry from '#models/blacklist_entry'
import OfficePolicy from '#policies/office_policy'
import FormTransformer from '#transformers/form_transformer'
import BlacklistEntryTransformer from '#transformers/blacklist_entry_transformer'
import { blacklistEntryValidator } from '#validators/blacklist'
import { blacklistEntryOf } from '#http/route_records'
import { byName } from '#text/name_order'

export default class BlacklistController {
  async index({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const entries = await BlacklistEntry.query()
      .preload('author')
      .preload('hits', (hits) => hits.groupOrderBy('at', 'desc').groupLimit(1))
      .withCount('hits')
      .withCount('clearances')
    return inertia.render('merchant/config/blacklist/index', {
      entries: entries
        .toSorted(byName)
        .map((entry) => new BlacklistEntryTransformer(entry).forList(i18n)),
    })
  }

  async create({ inertia, bouncer }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    return inertia.render('merchant/config/blacklist/create', {})
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const { document, ...values } = await request.validateUsing(blacklistEntryValidator)
    const by = auth.getUserOrFail()
    const entry = new BlacklistEntry().nameDocument(document ?? null)
    await entry.merge({ ...values, authorId: by.id }).saveFor(by)
    const count = (await entry.formsNamed()).length
    flash(ctx, 'success', i18n.t('messages.blacklisted', { name: entry.fullName, count }))
    if (count > 0) return response.redirect().toRoute('merchant.blacklist.edit', { id: entry.id })
    return response.redirect().toRoute('merchant.blacklist.index')
  }

  async edit(ctx: HttpContext) {
    const { inertia, bouncer } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const entry = await blacklistEntryOf(ctx)
    await entry.load('clearances', (clearances) => clearances.preload('user').orderBy('id'))
    return inertia.render('merchant/config/blacklist/edit', {
      entry: new BlacklistEntryTransformer(entry).forEdit(),
      revision: revisionOf(editedOf(entry)),
      requests: (await entry.formsNamed()).map((form) => new FormTransformer(form).forRelated()),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const entry = await blacklistEntryOf(ctx)
    refuseStale(ctx, editedOf(entry))
    const { document, ...changes } = await request.validateUsing(blacklistEntryValidator)
    // A missing document stays: pages never receive it, so they cannot send it back.
    if (document !== undefined) entry.nameDocument(document)
    entry.merge(changes)
    // Another name lets the person in, as a deletion does.
    if (entry.namesOther) requireFreshLogin(ctx)
    await entry.saveFor(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.blacklist.index')
  }

  async destroy(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const entry = await blacklistEntryOf(ctx)
    await entry.deleteFor(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.unlisted', { name: entry.fullName }))
    return response.redirect().toRoute('merchant.blacklist.index')
  }
}

const editedOf = (entry: BlacklistEntry) => [
  new BlacklistEntryTransformer(entry).toObject(),
  entry.personKey,
]
