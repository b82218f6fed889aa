import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import Reason from '#models/reason'
import FormPolicy from '#policies/form_policy'
import { fieldError } from '#form_types/messages'
import { askChangesValidator } from '#validators/forms'
import { backOr, pageAddressOf } from '#http/addresses'
import { formOf } from '#http/route_records'

export default class AskedChangesController {
  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const { fields, message, version, reason } = await request.validateUsing(askChangesValidator)
    if (fields.some((name) => !Object.hasOwn(form.formType.publicFields, name)))
      throw fieldError(ctx, 'fields', 'enum')
    await Reason.refuseUnknown(reason)
    await form.askFor({ fields, message }, auth.getUserOrFail(), { version, reasons: reason })
    flash(ctx, 'success', i18n.t('messages.asked'))
    return backOr(ctx, pageAddressOf(ctx, form))
  }
}
