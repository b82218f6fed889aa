import type { HttpContext } from '@adonisjs/core/http'
import { backOr, reportOf } from '#http/addresses'
import { flash } from '#http/flash'
import { bulkChangeOf } from '#http/route_records'
import MailMessage from '#models/mail_message'
import OfficePolicy from '#policies/office_policy'

export default class BulkChangeMailsController {
  async store(ctx: HttpContext) {
    const { bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('changeMany')
    const bulkChange = await bulkChangeOf(ctx)
    const count = await MailMessage.release(auth.getUserOrFail(), { bulkChangeId: bulkChange.id })
    flash(ctx, 'success', i18n.t('messages.mailsReleased', { count }))
    return backOr(ctx, reportOf(bulkChange))
  }
}
