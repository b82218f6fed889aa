import type { HttpContext } from '@adonisjs/core/http'
import {
  accepted,
  formOfPath,
  openFormOfPath,
  openFormPage,
  thank,
} from '#controllers/public/form_page'
import { sentBefore, usingUp } from '#controllers/public/late_entry'
import { rememberedDownloads } from '#controllers/public/downloads_controller'
import { Submission } from '#requests/submission'
import { checkSubmission } from '#form_types/checks'
import { fieldError } from '#form_types/messages'
import { sentIn } from '#http/sent'

export default class FormsController {
  async create(ctx: HttpContext) {
    const { formType } = await formOfPath(ctx)
    return openFormPage(ctx, formType.page!, { type: ctx.params.type ?? formType.key })
  }

  async store(ctx: HttpContext) {
    const { request, i18n, params } = ctx
    const sent = await sentBefore(ctx)
    if (sent) return thank(ctx, sent, request.url())
    const { formType, tournament, late } = await openFormOfPath(ctx)
    const read: Record<string, unknown> = rememberedDownloads(ctx)
    const { payload, applicant, guests } = await checkSubmission(
      ctx,
      formType,
      tournament,
      await sentIn(ctx),
      { unread: formType.downloads?.filter((name) => !read[name]) }
    )
    if (params.type && payload.type !== params.type) throw fieldError(ctx, 'type', 'typeOfPath')

    const form = await new Submission(formType, tournament, applicant, {
      nonce: payload.nonce,
      guests,
      extra: formType.downloads && { documents: read },
      locale: i18n.locale as 'es' | 'en',
      ...usingUp(late),
    }).save()
    return accepted(ctx, form, request.url())
  }
}
