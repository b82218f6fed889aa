import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { flash } from '#http/flash'
import FormLog from '#models/form_log'
import GuestLink from '#models/guest_link'
import MailMessage from '#models/mail_message'
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
    const by = auth.getUserOrFail()
    const link = await db.transaction(async (trx) => {
      const newLink = await GuestLink.make(host, { email, days, by }, trx)
      await FormLog.write(trx, by, [{ formId: host.id, type: 'guest-link', to: { days } }])
      if (email) {
        const { locale, id: formId, fullName } = host
        const params = { name: '', host: fullName, link: newLink.id }
        await MailMessage.order(trx, [
          { template: 'guest_link', to: email, locale, formId, params },
        ])
      }
      return newLink
    })
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
    await db.transaction(async (trx) => {
      await link.useTransaction(trx).merge({ revokedAt: DateTime.utc() }).save()
      const to = { revoked: true }
      await FormLog.write(trx, auth.getUserOrFail(), [{ formId: host.id, type: 'guest-link', to }])
    })
    flash(ctx, 'success', i18n.t('messages.linkRevoked'))
    return backOr(ctx, pageAddressOf(ctx, host))
  }
}
