import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'
import { backOr, pageAddressOf } from '#http/addresses'
import { flash } from '#http/flash'
import { formOf } from '#http/route_records'
import { askTutor, waitsForTutor } from '#models/form/tutor'
import FormPolicy from '#policies/form_policy'

export default class TutorMailsController {
  async store(ctx: HttpContext) {
    const form = await formOf(ctx)
    await ctx.bouncer.with(FormPolicy).authorize('edit', form)
    if (!waitsForTutor(form, form.tournament))
      throw new Refusal('tutorNotWaiting', {}, { status: 409 })
    const by = ctx.auth.getUserOrFail()
    await db.transaction((trx) => askTutor(trx, form, form.tournament, by))
    flash(ctx, 'success', ctx.i18n.t('messages.tutorAsked'))
    return backOr(ctx, pageAddressOf(ctx, form))
  }
}
