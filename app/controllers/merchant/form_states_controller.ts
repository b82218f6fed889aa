import type { HttpContext } from '@adonisjs/core/http'
import { backOr, pageAddressOf } from '#http/addresses'
import { formOf } from '#http/route_records'
import { flash } from '#http/flash'
import { withGuestsLeft } from '#http/guests_left'
import Reason from '#models/reason'
import FormPolicy from '#policies/form_policy'
import { formStateValidator } from '#validators/forms'

export default class FormStatesController {
  async update(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const { state, version, ...reasonChoice } = await request.validateUsing(formStateValidator)
    const reason = await Reason.wording(state, reasonChoice)
    await form.moveTo(state, { by: auth.getUserOrFail(), reason, version })
    const decided = i18n.t(`messages.${state}`, { reference: form.idForm })
    const told = state === 'rejected' ? await withGuestsLeft(ctx, decided, [form.id]) : decided
    flash(ctx, 'success', told)
    return backOr(ctx, pageAddressOf(ctx, form))
  }
}
