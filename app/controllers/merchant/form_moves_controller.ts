import type { HttpContext } from '@adonisjs/core/http'
import type { I18n } from '@adonisjs/i18n'
import { flash } from '#exceptions/flash'
import { formTypes } from '#form_types/index'
import { fieldLabel } from '#form_types/words'
import type Form from '#models/form'
import type FormLog from '#models/form_log'
import { converted } from '#models/form/conversion'
import { HOST } from '#models/form/hosts'
import FormPolicy from '#policies/form_policy'
import { moveValidator } from '#validators/forms'
import { formOf, pageOf } from '#validators/path'

/** Requests that came in through the wrong form. */
export default class FormMovesController {
  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const { form: key } = await request.validateUsing(moveValidator)
    await bouncer.with(FormPolicy).authorize('edit', { type: key })
    await form.become(formTypes.get(key), auth.getUserOrFail())
    const title = i18n.t(`forms.${key}.title`)
    flash(ctx, 'success', i18n.t('messages.moved', { reference: form.idForm, title }))
    return response.redirect(pageOf(ctx, form))
  }
}

/** The names of both forms, and of the answers that were given up, for a line of the history. */
export function wordsOfMove({ from, to }: FormLog, i18n: I18n) {
  const title = (key: unknown) => i18n.t(`forms.${key}.title`)
  const lost = Object.keys((from?.answers as object) ?? {})
  return {
    from: title(from?.form),
    to: title(to?.form),
    lost: lost.map((name) => fieldLabel(i18n, String(from?.form), name)).join(', '),
  }
}

/** Where a request might be moved by this user, and what would become of its answers. */
export async function movesOf({ bouncer, i18n }: HttpContext, form: Form) {
  const moves = []
  for (const target of formTypes.ofDesk()) {
    const { key, sport } = target
    if (sport !== form.formType.sport || [form.type, 'guest', HOST].includes(key)) continue
    if (!(await bouncer.with(FormPolicy).allows('edit', { type: key }))) continue
    const { lost, missing } = await converted(form, target)
    moves.push({
      form: key,
      title: i18n.t(`forms.${key}.title`),
      missing: missing.map((name) => fieldLabel(i18n, key, name)),
      lost: Object.keys(lost).map((name) => fieldLabel(i18n, form.type, name)),
    })
  }
  return moves
}
