import type { HttpContext } from '@adonisjs/core/http'
import FormNote from '#models/form_note'
import FormPolicy from '#policies/form_policy'
import { formNoteValidator } from '#validators/request_actions'
import { backOr, pageAddressOf } from '#http/addresses'
import { formOf } from '#http/route_records'

export default class FormNotesController {
  async store(ctx: HttpContext) {
    const { request, bouncer, auth } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const { text } = await request.validateUsing(formNoteValidator)
    await form.addNote(text, auth.getUserOrFail())
    return backOr(ctx, pageAddressOf(ctx, form))
  }

  async destroy(ctx: HttpContext) {
    const { params, bouncer, auth } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const note = await FormNote.query()
      .where({ id: Number(params.note), formId: form.id })
      .firstOrFail()
    await bouncer.with(FormPolicy).authorize('removeNote', form, note)
    await form.removeNote(note, auth.getUserOrFail())
    return backOr(ctx, pageAddressOf(ctx, form))
  }
}
