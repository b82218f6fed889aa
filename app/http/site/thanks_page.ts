import type { HttpContext } from '@adonisjs/core/http'
import { organiser } from '#config/organiser'
import type { Applicant, FormType } from '#form_types/define'
import { flash } from '#http/flash'
import { forgetErrors } from '#http/remembered_errors'
import Form from '#models/form'
import { addressOf } from '#models/form/correspondence'
import { isUndecidedWithoutTutor } from '#models/form/tutor'
import { textIn } from '#sql/json'
import { nonceOf } from '#text/secrets'

export function confirmSubmission(
  ctx: HttpContext,
  form: Form,
  path: string,
  { answers }: Applicant
) {
  forgetErrors(ctx)
  flash(ctx, 'success', ctx.i18n.t('messages.created', { record: form.idForm }))
  const address = form.formType.mailTo?.(answers).email ?? textIn(answers, 'email')
  if (address) ctx.session.put(`receipt.${form.type}`, nonceOf(`receipt:${address}`))
  return redirectToThanks(ctx, form, path)
}

export function redirectToThanks({ session, response }: HttpContext, form: Form, path: string) {
  session.put(`submitted.${form.type}`, form.idForm)
  return response.redirect(`${path}/gracias`)
}

/** The request of this type that the visitor sent last. */
export async function sentForm({ session }: HttpContext, type: string): Promise<Form | null> {
  const reference = session.get(`submitted.${type}`)
  if (!reference) return null
  return Form.query()
    .where('idForm', reference)
    .preload('tournament')
    .preload('guests', (guests) => guests.orderBy('id'))
    .first()
}

export function thanksPage(
  ctx: HttpContext,
  form: Form,
  { key: type, downloads = [] }: FormType,
  again: string | null
) {
  const { inertia, response, i18n } = ctx
  response.header('Cache-Control', 'no-store')
  return inertia.render('forms/thanks', {
    type,
    title: i18n.t(`forms.${type}.title`),
    reference: form.idForm,
    email: receiptAddress(ctx, form),
    guests: form.guests.map(({ idForm }) => idForm),
    waitsForTutor: isUndecidedWithoutTutor(form, form.tournament),
    documents: downloads.length > 0,
    contact: organiser.email,
    again,
  })
}

/** Null for a visitor who gave another address: the office may have written that of another person. */
function receiptAddress({ session }: HttpContext, form: Form): string | null {
  const address = addressOf(form)
  const isGiven = session.get(`receipt.${form.type}`) === nonceOf(`receipt:${address}`)
  return isGiven ? address : null
}
