import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#exceptions/flash'
import { askGates } from '#models/gate/asking'
import FormPolicy from '#policies/form_policy'
import { backOr, bearerOf, pageOf } from '#validators/path'

/** That the gates let a card in. */
export default class SkidataAccessesController {
  async store(ctx: HttpContext) {
    const { bouncer, auth, i18n } = ctx
    const form = await bearerOf(ctx)
    await bouncer.with(FormPolicy).authorize('rfid', form)
    await askGates(form.id, 'add', auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.gate.add', { reference: form.idForm }))
    return backOr(ctx, pageOf(ctx, form))
  }
}
