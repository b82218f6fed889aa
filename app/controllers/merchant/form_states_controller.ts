import type { HttpContext } from '@adonisjs/core/http'
import { backOr, formOf } from '#validators/path'
import { flash } from '#exceptions/flash'
import FormPolicy from '#policies/form_policy'
import { formStateValidator } from '#validators/forms'

/** Deciding on one request. */
export default class FormStatesController {
  async update(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const { state, reason, version } = await request.validateUsing(formStateValidator)
    await form.moveTo(state, { by: auth.getUserOrFail(), reason, version })
    flash(ctx, 'success', i18n.t(`messages.${state}`, { reference: form.idForm }))
    return backOr(ctx, `/merchant/mform/${form.type}/${form.id}`)
  }
}
