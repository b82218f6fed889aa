import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import { flash } from '#http/flash'
import { formTypes } from '#form_types/index'
import { languageNames, options } from '#form_types/options'
import { saveBy } from '#sql/history'
import LateLink from '#models/late_link'
import FormPolicy from '#policies/form_policy'
import OfficePolicy from '#policies/office_policy'
import LateLinkTransformer from '#transformers/late_link_transformer'
import { pager } from '#props/pager'
import { lateLinkListValidator, lateLinkValidator } from '#validators/late_links'
import { backOr } from '#http/addresses'
import { activeEditionOf } from '#http/route_records'
import { localeOf } from '#config/i18n'
import { PER_PAGE } from '#queries/page'

export default class LateLinksController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('changeMany')
    const query = await request.validateUsing(lateLinkListValidator, { data: request.qs() })
    const user = auth.getUserOrFail()
    const types = formTypes.public().filter(({ key }) => user.seesType(key))
    const links = await LateLink.query()
      .whereIn(
        'formType',
        types.map(({ key }) => key).filter((key) => !query.form || key === query.form)
      )
      .whereHas('tournament', (tournament) => tournament.where('active', true))
      .preload('user')
      .preload('form')
      .orderBy('id', 'desc')
      .paginate(query.page ?? 1, PER_PAGE)
    return inertia.render('merchant/late_links/index', {
      links: {
        data: links.all().map((link) => new LateLinkTransformer(link).forList(user, i18n)),
        ...pager(request.url(), query, links),
      },
      form: query.form ?? null,
      types: types.map(({ key, path }) => ({
        value: key,
        label: i18n.t(`forms.${key}.title`),
        typed: path.includes(':type'),
      })),
      accreditationTypes: options('accreditationTypes', i18n),
      languages: languageNames(i18n),
    })
  }

  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('changeMany')
    const payload = await request.validateUsing(lateLinkValidator)
    const { form: key, email, days = 14, type = 'staff', locale = localeOf(i18n) } = payload
    await bouncer.with(FormPolicy).authorize('decideMany', { type: key })
    const formType = formTypes.getPublic(key)
    const tournament = await activeEditionOf(ctx, formType)
    const link = await LateLink.send(tournament, formType, {
      ...{ type, email, days, locale },
      by: auth.getUserOrFail(),
    })
    flash(ctx, 'success', i18n.t('messages.lateLinkSent', { email }), { link: link.url })
    return backOr(ctx, urlFor('merchant.late_links.index'))
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, params, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('changeMany')
    const link = await LateLink.findOrFail(Number(params.id))
    await bouncer.with(FormPolicy).authorize('decideMany', { type: link.formType })
    if (link.state === 'open')
      await saveBy(link.merge({ revokedAt: DateTime.utc() }), auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.linkRevoked'))
    return backOr(ctx, urlFor('merchant.late_links.index'))
  }
}
