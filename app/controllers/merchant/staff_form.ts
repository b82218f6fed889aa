import type { HttpContext } from '@adonisjs/core/http'
import type { Edition, FormType } from '#form_types/define'
import type Form from '#models/form'
import { isComplete, isPlaceName, staysHeld } from '#models/form/reservation'
import type Tournament from '#models/tournament'
import { optionsProp } from '#transformers/form_type_transformer'
import { checkCorrection } from '#validators/form'
import { reservedValidator } from '#validators/guests'
import { sentIn } from '#validators/sent'

/**
 * Corrects a request as staff filled in its form.
 * @throws E_VALIDATION_ERROR with the first problem of each field
 */
export async function correctAsSent(ctx: HttpContext, form: Form) {
  const { request, auth } = ctx
  const { formType, tournament } = form
  // A field that was not sent stays as it is; one sent empty is cleared.
  const stored = {
    ...form.answers,
    idPermission: form.idPermission?.toString() ?? null,
    amount: form.amount / 100,
  }
  const sent = sentIn(ctx)
  const { reserved: said } = await request.validateUsing(reservedValidator, { data: sent })
  const held = staysHeld(form, sent, said)
  const completes = form.reserved && !held
  if (completes && isPlaceName(form)) Object.assign(stored, { name: null, lastName: null })
  const { payload, applicant } = await checkCorrection(ctx, formType, tournament, sent, stored, {
    reserved: held,
    photo: completes && !form.image,
  })
  const answers = { ...applicant.answers }
  for (const name of ['name', 'lastName']) answers[name] ??= form[name as 'name']
  const known = completes || isComplete(form, answers, 'image' in applicant.uploads)
  answers.category ??= form.category
  answers.idPermission = answers.idPermission ? Number(answers.idPermission) : null
  for (const name of ['credits', 'amount', 'daily']) answers[name] ??= form[name as 'credits']
  await form.correct(answers, applicant.uploads, {
    by: auth.getUserOrFail(),
    version: payload.version,
    sets: form.reserved && known ? { reserved: false } : {},
    removes: Object.keys(formType.allFields).filter(
      (name) => formType.allFields[name].kind.key === 'file' && sent[name] === null
    ),
  })
}

/** The option lists, with the players that are searched for or else the request's own. */
export async function formOptions(
  { request, i18n }: HttpContext,
  formType: FormType,
  tournament: Tournament,
  player: number | null = null
) {
  const edition = tournament as unknown as Edition
  const sought = { ...(player && { player: String(player) }), ...request.qs() }
  return {
    ...optionsProp(formType, edition, i18n, { staff: true }),
    ...(await formType.search?.(sought, edition)),
  }
}
