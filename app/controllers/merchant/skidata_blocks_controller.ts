import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#exceptions/flash'
import { askGates } from '#models/gate/asking'
import FormPolicy from '#policies/form_policy'
import { backOr, bearerOf, pageOf } from '#validators/path'

/** That the gates keep a card out, until somebody takes it back. */
export default class SkidataBlocksController {
  store(ctx: HttpContext) {
    return this.#ask(ctx, 'block')
  }

  destroy(ctx: HttpContext) {
    return this.#ask(ctx, 'unblock')
  }

  async #ask(ctx: HttpContext, operation: 'block' | 'unblock') {
    const { bouncer, auth, i18n } = ctx
    const form = await bearerOf(ctx)
    await bouncer.with(FormPolicy).authorize('rfid', form)
    await askGates(form.id, operation, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t(`messages.gate.${operation}`, { reference: form.idForm }))
    return backOr(ctx, pageOf(ctx, form))
  }
}
