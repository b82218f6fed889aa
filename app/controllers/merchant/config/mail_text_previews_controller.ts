import type { HttpContext } from '@adonisjs/core/http'
import { previewOf, sampleFor } from '#mails/preview'
import Form from '#models/form'
import OfficePolicy from '#policies/office_policy'
import { mailKindOf, wordsIn } from '#http/mail_kind'
import { mailPreviewValidator, mailTextValidator } from '#validators/mail_text'

export default class MailTextPreviewsController {
  async store(ctx: HttpContext) {
    const { request, bouncer } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const kind = mailKindOf(ctx)
    const { form: id } = await request.validateUsing(mailPreviewValidator, { data: request.qs() })
    const sent = await request.validateUsing(mailTextValidator)
    const form = id
      ? await Form.query()
          .where({ id, type: kind.formType })
          .withScopes((scopes) => scopes.unrestricted())
          .preload('tournament')
          .firstOrFail()
      : await sampleFor(kind)
    return {
      form: { id: form.$isPersisted ? form.id : null, reference: form.idForm, name: form.fullName },
      ...(await previewOf(kind, wordsIn(sent), form)),
    }
  }
}
