import type { HttpContext } from '@adonisjs/core/http'
import { organiser } from '#config/organiser'
import Form from '#models/form'
import { sha256 } from '#models/secrets'

/** The applicant's own request, reached through the secret link in their mails. */
export default class RequestStatusController {
  async show({ inertia, params, i18n, response }: HttpContext) {
    const form = await Form.query()
      .where('statusTokenHash', sha256(String(params.token).toUpperCase()))
      .preload('tournament')
      .firstOrFail()
    // The address holds a secret: neither caches nor linked sites may learn it.
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store')
    return inertia.render('forms/status', {
      reference: form.idForm,
      state: form.state,
      type: form.type,
      title: i18n.t(`forms.${form.type}.title`),
      name: form.name,
      tournament: form.tournament.fullName,
      submittedOn: form.submittedAt.setZone(form.tournament.timeZone).toISODate()!,
      contact: organiser.email,
    })
  }
}
