import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#config/i18n'
import { organiser } from '#config/organiser'
import { fieldHint, fieldLabel } from '#form_types/words'
import { appProp } from '#http/app_prop'
import { flash } from '#http/flash'
import { speakAs } from '#http/locale'
import { keepAddressSecret } from '#http/site/secret_address'
import Consent from '#models/consent'
import Form from '#models/form'
import { POLICIES, TUTOR } from '#models/form/consent_words'
import { confirmAsTutor, provesTutor } from '#models/form/tutor'

export default class TutorsController {
  async show(ctx: HttpContext) {
    const form = await this.#formOf(ctx)
    if (!form) return this.#linkOver(ctx)
    speakAs(ctx, form.locale)
    const { inertia, request, i18n } = ctx
    const { type, birthDate, tournament, tutorConfirmedAt } = form
    inertia.share({ app: inertia.always(appProp(tournament)) })
    return inertia.render('forms/tutor', {
      child: form.fullName,
      birthDate,
      title: i18n.t(`forms.${type}.title`),
      tournament: tournament.fullName,
      accepted: (await acceptedIn(form)).map((field) => fieldLabel(i18n, type, field)),
      words: { label: fieldLabel(i18n, type, TUTOR), hint: fieldHint(i18n, type, TUTOR) },
      confirmedOn: tutorConfirmedAt?.setZone(tournament.timeZone).toISODate() ?? null,
      action: request.url(true),
      contact: organiser.email,
    })
  }

  async store(ctx: HttpContext) {
    const form = await this.#formOf(ctx)
    if (!form) return this.#linkOver(ctx)
    const { request, response, i18n } = ctx
    const isConfirmed = await confirmAsTutor(form, request.qs().tutor, localeOf(i18n))
    if (!isConfirmed) return this.#linkOver(ctx)
    flash(ctx, 'success', i18n.t('messages.tutorConfirmed'))
    return response.redirect(request.url(true))
  }

  /** Null if the link is wrong, expired or of another tutor, or the request rejected, withdrawn or gone. */
  async #formOf(ctx: HttpContext) {
    const { request, params } = ctx
    keepAddressSecret(ctx)
    if (!request.hasValidSignature('tutor')) return null
    const form = await Form.query()
      .where('id', Number(params.id))
      .whereNot('state', 'rejected')
      .preload('tournament')
      .first()
    return form && provesTutor(form, request.qs().tutor) ? form : null
  }

  #linkOver({ inertia, response }: HttpContext) {
    response.status(403)
    return inertia.render('errors/link_expired', { contact: organiser.email, tutor: true })
  }
}

/** What the request has accepted. Of older requests only the policies are known. */
async function acceptedIn(form: Form): Promise<string[]> {
  const consents = await Consent.ofForms([form.id])
  const fields = consents
    .filter((consent) => consent.field !== TUTOR && !consent.isWithdrawnOn(form))
    .map(({ field }) => field)
  if (fields.length === 0 && form.policyAcceptedAt) return [POLICIES]
  return fields.toReversed()
}
