import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { organiser } from '#config/organiser'
import { documentsProp } from '#controllers/public/downloads_controller'
import { lateLinkOf } from '#controllers/public/late_entry'
import { flash } from '#exceptions/flash'
import { Refusal } from '#exceptions/refusal'
import { forgetErrors } from '#exceptions/remembered_errors'
import type { Edition, FormType } from '#form_types/define'
import { optionValues } from '#form_types/lists'
import type Form from '#models/form'
import RegistrationWindow from '#models/registration_window'
import Tournament from '#models/tournament'
import { formTypeProp, optionsProp } from '#transformers/form_type_transformer'
import { typeOfPath } from '#validators/path'

/** The form type of a public path, and the active edition of its sport. */
export async function formOfPath(ctx: HttpContext) {
  const { request, params } = ctx
  const formType = typeOfPath(ctx)
  const tournament = formType ? await Tournament.activeOf(formType.sport) : null
  const unknownType =
    params.type && !optionValues('accreditationTypes', tournament as any).includes(params.type)
  if (!formType || !tournament || unknownType) {
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }
  return { formType, tournament }
}

/**
 * The same for a form that was sent, with the late link that lets it in.
 * @throws Refusal `windowClosed` while its registration is not open; `linkOver`
 */
export async function openFormOfPath(ctx: HttpContext) {
  const { formType, tournament } = await formOfPath(ctx)
  const late = await lateLinkOf(ctx, formType, tournament)
  if (!late && !(await tournament.isOpenFor(formType.key))) {
    throw new Refusal('windowClosed', {}, { status: 403, redirectTo: ctx.request.url() })
  }
  return { formType, tournament, late }
}

/** What every page of a form receives. */
export async function formProps(ctx: HttpContext, formType: FormType, tournament: Tournament) {
  const { i18n, request } = ctx
  const edition = tournament as unknown as Edition
  return {
    formType: formTypeProp(formType, i18n),
    options: {
      ...optionsProp(formType, edition, i18n),
      ...(await formType.search?.(request.qs(), edition)),
    },
    ...(formType.downloads && { documents: documentsProp(ctx, formType.downloads) }),
    contact: organiser.email,
  }
}

/** A form's page while its registration or a late link is open; else the one that says when it is. */
export async function openFormPage(ctx: HttpContext, page: string, more: Record<string, unknown>) {
  const { inertia, i18n } = ctx
  const { formType, tournament } = await formOfPath(ctx)
  const window = await RegistrationWindow.query()
    .where({ tournamentId: tournament.id, formType: formType.key })
    .first()
  const day = (moment?: RegistrationWindow['opensAt']) =>
    moment?.setZone(tournament.timeZone).toISODate() ?? null
  const late = await lateLinkOf(ctx, formType, tournament)
  if (!late && !window?.isOpen(DateTime.utc())) {
    return inertia.render(formType.closedPage ?? 'closed', {
      title: i18n.t(`forms.${formType.key}.title`),
      opensOn: day(window?.opensAt),
      closesOn: day(window?.closesAt),
      contact: organiser.email,
    })
  }
  return inertia.render(page as 'forms/press', {
    ...(await formProps(ctx, formType, tournament)),
    ...(more as { type: string }),
    closesOn: day(late?.expiresAt ?? window?.closesAt),
  })
}

/** The end of a form that was accepted: its request is named, and thanked for under `path`. */
export function accepted(ctx: HttpContext, form: Form, path: string) {
  forgetErrors(ctx)
  flash(ctx, 'success', ctx.i18n.t('messages.created', { record: form.idForm }))
  return thank(ctx, form, path)
}

/** To the page of thanks, which knows the request from the session. */
export function thank({ session, response }: HttpContext, form: Form, path: string) {
  session.put(`submitted.${form.type}`, form.idForm)
  return response.redirect(`${path}/gracias`)
}
