import type { HttpContext } from '@adonisjs/core/http'
import { proseOf } from '#documents/prose'
import { fieldLabel } from '#form_types/words'
import { pageAddressOf } from '#http/addresses'
import Consent from '#models/consent'
import FormPolicy from '#policies/form_policy'
import OfficePolicy from '#policies/office_policy'

export default class ConsentsController {
  async show(ctx: HttpContext) {
    const { params, inertia, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('enterOffice')
    const consent = await Consent.query()
      .where('id', Number(params.id))
      .preload('words')
      .preload('form', (form) => form.preload('parent'))
      .firstOrFail()
    const { form, field, acceptedAt, words } = consent
    await bouncer.with(FormPolicy).authorize('open', form)
    return inertia.render('merchant/forms/consent', {
      title: fieldLabel(i18n, form.type, field),
      reference: form.idForm,
      address: pageAddressOf(ctx, form),
      at: acceptedAt.toISO()!,
      language: words.locale,
      blocks: proseOf(words.text),
    })
  }
}
