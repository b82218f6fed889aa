import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PhotoError } from '#documents/photo'
import { forgetErrors } from '#exceptions/remembered_errors'
import { Refusal } from '#exceptions/refusal'
import type { FormType } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { optionValues } from '#form_types/options'
import { Submission } from '#models/form/submission'
import RegistrationWindow from '#models/registration_window'
import Tournament from '#models/tournament'
import { formTypeProp, optionsProp } from '#transformers/form_type_transformer'
import { answersOf, fieldError, validateForm } from '#validators/form'
import { organiser } from '#config/organiser'

/** The public form of a type: asking for a credential. */
export default class FormsController {
  async create(ctx: HttpContext) {
    const { inertia, i18n, params } = ctx
    const { formType, tournament } = await this.#formOf(ctx)
    const window = await RegistrationWindow.query()
      .where({ tournamentId: tournament.id, formType: formType.key })
      .first()
    if (!window || !(await tournament.isOpenFor(formType.key))) {
      return inertia.render('closed', {
        title: i18n.t(`forms.${formType.key}.title`),
        opensOn: window?.opensAt.setZone(tournament.timeZone).toISODate() ?? null,
        closesOn: window?.closesAt.setZone(tournament.timeZone).toISODate() ?? null,
        contact: organiser.email,
      })
    }
    return inertia.render(formType.page as 'forms/press', {
      type: params.type ?? formType.key,
      formType: formTypeProp(formType, i18n),
      options: optionsProp(formType, tournament as any, i18n),
      closesOn: window.closesAt.setZone(tournament.timeZone).toISODate(),
      contact: organiser.email,
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, session, i18n, params } = ctx
    const { formType, tournament } = await this.#formOf(ctx)
    if (!(await tournament.isOpenFor(formType.key))) {
      throw new Refusal('windowClosed', {}, { status: 403, redirectTo: request.url() })
    }
    const validator = formType.publicValidator(tournament as any)
    const payload: any = await validateForm(ctx, formType, validator)
    if (params.type && payload.type !== params.type) throw fieldError(ctx, 'type', 'typeOfPath')

    const submission = new Submission(formType, tournament, answersOf(formType.publicFields, payload), {
      image: payload.image,
      nonce: payload.nonce,
      locale: i18n.locale as 'es' | 'en',
    })
    const form = await submission.save().catch((error) => {
      throw error instanceof PhotoError ? fieldError(ctx, 'image', `photo.${error.code}`) : error
    })
    forgetErrors(ctx)
    session.put(`submitted.${formType.key}`, form.idForm)
    return response.redirect(`${request.url()}/gracias`)
  }

  /** The type of the path, and the active edition of its sport. */
  async #formOf({ request, params, route }: HttpContext): Promise<{ formType: FormType; tournament: Tournament }> {
    const formType = formTypes.public().find(({ path }) => route!.pattern.startsWith(path!))
    const tournament = formType ? await Tournament.activeOf(formType.sport) : null
    const unknownType =
      params.type && !optionValues('accreditationTypes', tournament as any).includes(params.type)
    if (!formType || !tournament || unknownType) {
      throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    }
    return { formType, tournament }
  }
}
