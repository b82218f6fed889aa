import type { HttpContext } from '@adonisjs/core/http'
import type { FormType } from '#form_types/define'
import { pageAddressOf } from '#http/addresses'
import { flash } from '#http/flash'
import { forgetErrors } from '#http/remembered_errors'
import type Form from '#models/form'
import FormPolicy from '#policies/form_policy'
import { isPlaceName } from '#models/form/place_names'
import { isComplete, remainsReserved } from '#requests/reservation'
import type Tournament from '#models/tournament'
import { optionsFor } from '#props/form_type'
import { checkCorrection } from '#form_types/answer_validation'
import { reservedValidator } from '#validators/guests'
import { sentIn } from '#http/request_body'

/** Corrects a request as staff sent it. @throws E_VALIDATION_ERROR with the first problem of each field */
export async function updateAsSent(ctx: HttpContext, form: Form) {
  await ctx.bouncer.with(FormPolicy).authorize('edit', form)
  await correctAsSent(ctx, form)
  forgetErrors(ctx)
  flash(ctx, 'success', ctx.i18n.t('messages.updated'))
  return ctx.response.redirect(pageAddressOf(ctx, form))
}

async function correctAsSent(ctx: HttpContext, form: Form) {
  const { request, auth } = ctx
  const { formType, tournament } = form
  const stored = {
    ...form.answers,
    idPermission: form.idPermission?.toString() ?? null,
    amount: form.amount / 100,
  }
  const sent = await sentIn(ctx)
  const { reserved: sentReserved } = await request.validateUsing(reservedValidator, { data: sent })
  const staysReserved = remainsReserved(form, sent, sentReserved)
  const namesPerson = form.reserved && !staysReserved
  if (namesPerson && isPlaceName(form)) Object.assign(stored, { name: null, lastName: null })
  const { version, applicant } = await checkCorrection(ctx, {
    formType,
    edition: tournament,
    data: sent,
    stored,
    reserved: staysReserved,
    photoRequired: namesPerson && !form.image,
  })
  const answers = { ...applicant.answers }
  for (const name of ['name', 'lastName'] as const) answers[name] ??= form[name]
  const isPersonKnown = namesPerson || isComplete(form, answers, 'image' in applicant.uploads)
  answers.category ??= form.category
  answers.locale ??= form.locale
  answers.idPermission = answers.idPermission ? Number(answers.idPermission) : null
  for (const name of ['credits', 'amount', 'daily', 'covidPassport'] as const)
    answers[name] ??= form[name]
  await form.correct(answers, applicant.uploads, {
    by: auth.getUserOrFail(),
    version,
    sets: form.reserved && isPersonKnown ? { reserved: false } : {},
    removes: Object.keys(formType.allFields).filter(
      (name) => formType.allFields[name].kind.key === 'file' && sent[name] === null
    ),
  })
}

export async function formOptions(
  { request, i18n }: HttpContext,
  formType: FormType,
  tournament: Tournament,
  player: number | null = null
) {
  const query = { ...(player && { player: String(player) }), ...request.qs() }
  return optionsFor(formType, tournament, i18n, { query, staff: true })
}
