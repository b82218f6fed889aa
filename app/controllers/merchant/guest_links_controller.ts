import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import GuestLink from '#models/guest_link'
import FormPolicy from '#policies/form_policy'
import { guestLinkValidator } from '#validators/forms'
import { backOr, pageAddressOf } from '#http/addresses'
import { formOf, notFound } from '#http/route_records'

export default class GuestLinksController {
  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    const host = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', host)
    const { email = null, days = 14 } = await request.validateUsing(guestLinkValidator)
    const link = await GuestLink.make(host, { email, days, by: auth.getUserOrFail() })
    flash(ctx, 'success', i18n.t(email ? 'messages.linkSent' : 'messages.linkMade', { email }), {
      link: link.url,
    })
    return backOr(ctx, pageAddressOf(ctx, host))
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, params, auth, i18n } = ctx
    const host = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', host)
    const link = host.guestLinks.find(({ id }) => id === Number(params.link))
    if (!link) throw notFound(ctx)
    await link.revoke(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.linkRevoked'))
    return backOr(ctx, pageAddressOf(ctx, host))
  }
}
