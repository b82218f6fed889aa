import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { formTypes } from '#form_types/index'
import FormPolicy from '#policies/form_policy'
import { moveValidator } from '#validators/forms'
import { formOf } from '#http/route_records'
import { pageAddressOf } from '#http/addresses'

export default class FormMovesController {
  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const { form: key } = await request.validateUsing(moveValidator)
    await bouncer.with(FormPolicy).authorize('edit', { type: key })
    await form.changeType(formTypes.get(key), auth.getUserOrFail())
    const title = i18n.t(`forms.${key}.title`)
    flash(ctx, 'success', i18n.t('messages.moved', { reference: form.idForm, title }))
    return response.redirect(pageAddressOf(ctx, form))
  }
}
