import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { flash } from '#http/flash'
import { resendMail, resendUndelivered } from '#outbox/resend'
import { mailOf } from '#http/route_records'
import OfficePolicy from '#policies/office_policy'
import { mailListValidator } from '#validators/mails'
import { backOr } from '#http/addresses'

export default class MailResendsController {
  async store(ctx: HttpContext) {
    const { bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const to = await resendMail(await mailOf(ctx), auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.mailResent', { to }))
    return backOr(ctx, urlFor('merchant.mails.index'))
  }

  async update(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const { page, ...filter } = await request.validateUsing(mailListValidator, {
      data: request.qs(),
    })
    const { count, leftOut } = await resendUndelivered(filter, auth.getUserOrFail())
    const reasons = Object.entries(leftOut).map(([key, number]) =>
      i18n.t('messages.mailsLeftOut', { count: number, reason: i18n.t(`errors.${key}`) })
    )
    const message = [i18n.t('messages.mailsResent', { count }), ...reasons].join(' ')
    flash(ctx, count > 0 ? 'success' : 'info', message)
    return backOr(ctx, urlFor('merchant.mails.index'))
  }
}
