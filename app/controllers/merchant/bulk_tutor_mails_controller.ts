import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { targetsIn } from '#http/targets'
import { TutorMails } from '#bulk_changes/tutor_mails'
import { backOr } from '#http/addresses'
import { flash } from '#http/flash'
import { formTypeOf, notFound } from '#http/route_records'
import FormPolicy from '#policies/form_policy'
import { targetsOf } from '#queries/request_selection'
import { targetsValidator } from '#validators/changes'

export default class BulkTutorMailsController {
  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('decideMany', { type: formType.key })
    if (!formType.hasTutor) throw notFound(ctx)
    const user = auth.getUserOrFail()
    const payload = await request.validateUsing(targetsValidator)
    const selection = await targetsIn(ctx, formType, payload)
    const mails = new TutorMails(() => targetsOf(selection, user))
    if (payload.preview) return response.json(await mails.preview())

    const { sent, skipped } = await mails.send(user)
    flash(
      ctx,
      sent > 0 ? 'success' : 'error',
      i18n.t('messages.many.tutorsAsked', { sent, skipped })
    )
    return backOr(ctx, urlFor('merchant.forms.index', { form: formType.key }))
  }
}
