import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { Refusal } from '#exceptions/refusal'
import { noteAccess } from '#journal/entries'
import FormPolicy from '#policies/form_policy'
import { cropValidator } from '#validators/request_actions'
import { formOf } from '#http/route_records'
import { pageAddressOf } from '#http/addresses'

export default class CropsController {
  async edit(ctx: HttpContext) {
    const { inertia, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const original = await form.original()
    if (!original)
      throw new Refusal('noPhoto', {}, { status: 409, redirectTo: pageAddressOf(ctx, form) })
    const { file, width, height } = original
    await noteAccess(auth.getUserOrFail(), 'request', { formId: form.id })
    return inertia.render('merchant/forms/crop', {
      form: {
        id: form.id,
        type: form.type,
        idForm: form.idForm,
        version: form.version,
        name: form.fullName,
        cropped: form.imageOriginal !== null,
      },
      original: { file, width, height },
      title: i18n.t(`forms.${form.type}.title`),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const { version, ...area } = await request.validateUsing(cropValidator)
    await form.crop(area, { by: auth.getUserOrFail(), version })
    flash(ctx, 'success', i18n.t('messages.cropped'))
    return response.redirect(pageAddressOf(ctx, form))
  }
}
