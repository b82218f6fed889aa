import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { CardSheet } from '#documents/card_sheet'
import Form from '#models/form'
import { cardFaceOf } from '#models/form/card_face'
import FormPolicy from '#policies/form_policy'
import { notFound } from '#validators/path'
import { previewValidator } from '#validators/preview'

/** The card as it will print. */
export default class PreviewsController {
  async show(ctx: HttpContext) {
    const form = await this.#form(ctx)
    return ctx.inertia.render('merchant/preview', {
      form: {
        id: form.id,
        type: form.type,
        idForm: form.idForm,
        name: form.fullName,
        state: form.state,
      },
      layout: ctx.request.qs().layout === 'a6' ? 'a6' : 'lanyard',
    })
  }

  async pdf(ctx: HttpContext) {
    const form = await this.#form(ctx)
    const { layout = 'lanyard' } = await ctx.request.validateUsing(previewValidator, {
      data: ctx.request.qs(),
    })
    const pdf = new PassThrough()
    ctx.response.header('Content-Type', 'application/pdf')
    ctx.response.header('Cache-Control', 'no-store')
    const drawing = new CardSheet([await cardFaceOf(form)], { layout, sheet: 'single' }).render(pdf)
    drawing.catch((error) => pdf.destroy(error))
    return ctx.response.stream(pdf)
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
