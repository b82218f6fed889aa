import type { HttpContext } from '@adonisjs/core/http'
import { sendCards } from '#controllers/merchant/card_file'
import Form from '#models/form'
import { cardFaceOf } from '#models/form/card_face'
import FormPolicy from '#policies/form_policy'
import { layouts, sheets } from '#validators/forms'
import { notFound } from '#validators/path'
import { paperOf } from '#validators/preview'

/** The card as it will print. */
export default class PreviewsController {
  async show(ctx: HttpContext) {
    const form = await this.#form(ctx)
    const { layout, sheet } = ctx.request.qs()
    return ctx.inertia.render('merchant/preview', {
      form: {
        id: form.id,
        type: form.type,
        idForm: form.idForm,
        name: form.fullName,
        state: form.state,
      },
      layout: layouts.find((known) => known === layout) ?? 'lanyard',
      sheet: sheets.find((known) => known === sheet) ?? 'single',
    })
  }

  async pdf(ctx: HttpContext) {
    const form = await this.#form(ctx)
    const paper = await paperOf(ctx)
    return sendCards(ctx, [await cardFaceOf(form)], paper)
  }

  async #form(ctx: HttpContext) {
    const { request, bouncer } = ctx
    const id = String(request.qs().form ?? '')
    if (!/^\d{1,9}$/.test(id)) throw notFound(ctx)
    const form = await Form.query()
      .where('id', Number(id))
      .preload('tournament', (edition) => edition.preload('designs'))
      .preload('permission')
      .preload('card')
      .firstOrFail()
    await bouncer.with(FormPolicy).authorize('view', form)
    return form
  }
}
