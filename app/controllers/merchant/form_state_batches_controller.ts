import type { HttpContext } from '@adonisjs/core/http'
import { backOr, formTypeOf } from '#validators/path'
import { flash } from '#exceptions/flash'
import Form from '#models/form'
import FormPolicy from '#policies/form_policy'
import { formStateBatchValidator } from '#validators/forms'

/** Deciding on many requests of a type at once. */
export default class FormStateBatchesController {
  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('decideMany', { type: formType.key })
    const { ids, state = 'approved', reason } = await request.validateUsing(formStateBatchValidator)
    const known = await Form.activeIdsOf(formType.key, ids)
    const { changed, skipped } = await Form.moveMany(known, state, {
      by: auth.getUserOrFail(),
      reason,
    })
    const left = skipped.length + new Set(ids).size - known.length
    flash(
      ctx,
      changed.length > 0 ? 'success' : 'error',
      i18n.t(`messages.many.${state}`, { changed: changed.length, skipped: left })
    )
    return backOr(ctx, `/merchant/mform/${formType.key}`)
  }
}
