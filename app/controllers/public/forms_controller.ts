import type { HttpContext } from '@adonisjs/core/http'
import { formOfPath, openFormPage } from '#controllers/public/form_page'
import { rememberedDownloads } from '#controllers/public/downloads_controller'
import { flash } from '#exceptions/flash'
import { forgetErrors } from '#exceptions/remembered_errors'
import { Refusal } from '#exceptions/refusal'
import { Submission } from '#models/form/submission'
import { checkSubmission, fieldError } from '#validators/form'
import { sentIn } from '#validators/sent'

/** The public form of a type: asking for a credential. */
export default class FormsController {
  async create(ctx: HttpContext) {
    const { formType } = await formOfPath(ctx)
    return openFormPage(ctx, formType.page!, { type: ctx.params.type ?? formType.key })
  }

  async store(ctx: HttpContext) {
    const { request, response, session, i18n, params } = ctx
    const { formType, tournament } = await formOfPath(ctx)
    if (!(await tournament.isOpenFor(formType.key))) {
      throw new Refusal('windowClosed', {}, { status: 403, redirectTo: request.url() })
    }
    const read: Record<string, unknown> = rememberedDownloads(ctx)
    const { payload, applicant, guests } = await checkSubmission(
      ctx,
      formType,
      tournament as any,
      sentIn(ctx),
      { unread: formType.downloads?.filter((name) => !read[name]) }
    )
    if (params.type && payload.type !== params.type) throw fieldError(ctx, 'type', 'typeOfPath')

    const form = await new Submission(formType, tournament, applicant, {
      nonce: payload.nonce,
      guests,
      extra: formType.downloads && { documents: read },
      locale: i18n.locale as 'es' | 'en',
    }).save()
    forgetErrors(ctx)
    flash(ctx, 'success', i18n.t('messages.created', { record: form.idForm }))
    session.put(`submitted.${formType.key}`, form.idForm)
    return response.redirect(`${request.url()}/gracias`)
  }
}
