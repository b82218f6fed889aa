import type { HttpContext } from '@adonisjs/core/http'
import { organiser } from '#config/organiser'
import Form from '#models/form'
import { isUndecidedWithoutTutor } from '#models/form/tutor'
import { receiptAddress } from '#http/site/form_page'
import { accreditationTypeOf, typeOfPath } from '#http/route_records'

export default class ThanksController {
  async show(ctx: HttpContext) {
    const { inertia, request, response, session, i18n } = ctx
    accreditationTypeOf(ctx)
    const formType = typeOfPath(ctx)!
    const reference = session.get(`submitted.${formType.key}`)
    const form = reference
      ? await Form.query()
          .where('idForm', reference)
          .preload('tournament')
          .preload('guests', (guests) => guests.orderBy('id'))
          .first()
      : null
    if (!form) return response.redirect(request.url().replace(/\/gracias$/, ''))
    response.header('Cache-Control', 'no-store')
    inertia.clearHistory()
    return inertia.render('forms/thanks', {
      type: formType.key,
      title: i18n.t(`forms.${formType.key}.title`),
      reference: form.idForm,
      email: receiptAddress(ctx, form),
      guests: form.guests.map(({ idForm }) => idForm),
      waitsForTutor: isUndecidedWithoutTutor(form, form.tournament),
      documents: (formType.downloads?.length ?? 0) > 0,
      contact: organiser.email,
      again: request.url().replace(/\/gracias$/, ''),
    })
  }
}
