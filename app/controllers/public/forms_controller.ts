import type { HttpContext } from '@adonisjs/core/http'
import { formOfPath, openFormOfPath, openFormPage, saveWithReceipts } from '#http/site/form_page'
import { confirmSubmission, redirectToThanks } from '#http/site/thanks_page'
import { lateLinkHooks, requestOfUsedLink } from '#http/site/late_link'
import { rememberedDownloads } from '#http/files/downloads'
import { Submission } from '#requests/submission'
import { checkSubmission } from '#form_types/answer_validation'
import { fieldError } from '#form_types/messages'
import { sentIn } from '#http/request_body'
import { localeOf } from '#config/i18n'
import type { Stored } from '#sql/json'

export default class FormsController {
  async create(ctx: HttpContext) {
    const { formType } = await formOfPath(ctx)
    return openFormPage(ctx, formType.page, { type: ctx.params.type ?? formType.key })
  }

  async store(ctx: HttpContext) {
    const { request, i18n, params } = ctx
    const earlierForm = await requestOfUsedLink(ctx)
    if (earlierForm) return redirectToThanks(ctx, earlierForm, request.url())
    const { formType, tournament, late } = await openFormOfPath(ctx)
    const downloads: Stored = rememberedDownloads(ctx)
    const checked = await checkSubmission(ctx, {
      formType,
      edition: tournament,
      data: await sentIn(ctx),
      unreadDocuments: formType.downloads?.filter((name) => !downloads[name]),
    })
    const { nonce, applicant, guests } = checked
    if (params.type && applicant.answers.type !== params.type)
      throw fieldError(ctx, 'type', 'typeOfPath')

    const submission = new Submission(formType, tournament, applicant, {
      nonce,
      guests,
      extraAnswers: formType.downloads && { documents: downloads },
      locale: localeOf(i18n),
      ...lateLinkHooks(late),
    })
    const form = await saveWithReceipts(ctx, formType, checked, submission)
    return confirmSubmission(ctx, form, request.url(), applicant)
  }
}
