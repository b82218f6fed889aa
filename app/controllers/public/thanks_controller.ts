import type { HttpContext } from '@adonisjs/core/http'
import { organiser } from '#config/organiser'
import { formTypes } from '#form_types/index'
import Form from '#models/form'

/** What happens next, told to whoever has just sent a form. */
export default class ThanksController {
  async show({ inertia, request, response, session, route, i18n }: HttpContext) {
    const formType = formTypes.public().find(({ path }) => route!.pattern.startsWith(path!))!
    const reference = session.get(`submitted.${formType.key}`)
    const form = reference ? await Form.findBy('idForm', reference) : null
    if (!form) return response.redirect(request.url().replace(/\/gracias$/, ''))
    return inertia.render('forms/thanks', {
      type: formType.key,
      title: i18n.t(`forms.${formType.key}.title`),
      reference: form.idForm,
      email: form.email,
      contact: organiser.email,
      again: request.url().replace(/\/gracias$/, ''),
    })
  }
}
