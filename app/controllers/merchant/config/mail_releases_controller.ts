import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { flash } from '#http/flash'
import MailMessage from '#models/mail_message'
import OfficePolicy from '#policies/office_policy'
import { mailReleaseValidator } from '#validators/mails'
import { backOr } from '#http/addresses'

export default class MailReleasesController {
  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const { batch } = await request.validateUsing(mailReleaseValidator)
    const count = await MailMessage.release(auth.getUserOrFail(), { bulkChangeId: batch })
    flash(ctx, 'success', i18n.t('messages.mailsReleased', { count }))
    return backOr(ctx, urlFor('merchant.mails.index'))
  }
}
