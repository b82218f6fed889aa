import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { flash } from '#exceptions/flash'
import { resend } from '#models/mail/resend'
import MailMessage from '#models/mail_message'
import OfficePolicy from '#policies/office_policy'
import { backOr } from '#validators/path'

/** A mail, once more. */
export default class MailResendsController {
  async store(ctx: HttpContext) {
    const { bouncer, params, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const mail = await MailMessage.findOrFail(Number(params.id))
    const to = await resend(mail, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.mailResent', { to }))
    return backOr(ctx, urlFor('merchant.mails.index'))
  }
}
