import type { HttpContext } from '@adonisjs/core/http'
import { printableIds, sendCard } from '#http/files/card_file'
import { noteAccess } from '#journal/entries'
import Form from '#models/form'
import FormPolicy from '#policies/form_policy'
import { notFound } from '#http/route_records'
import { cardLayouts, cardSheets } from '#shared/choices'
import { paperOf } from '#validators/preview'

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
      layout: cardLayouts.find((name) => name === layout) ?? 'lanyard',
      sheet: cardSheets.find((name) => name === sheet) ?? 'single',
    })
  }

  async pdf(ctx: HttpContext) {
    const form = await this.#form(ctx)
    const paper = await paperOf(ctx)
    await noteAccess(ctx.auth.getUserOrFail(), 'print', { formId: form.id, total: 1 })
    // Users who may not print the card could otherwise make a second working one.
    const sample = !(await printableIds(ctx, [form])).has(form.id)
    return sendCard(ctx, form, paper, { sample })
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
    await bouncer.with(FormPolicy).authorize('open', form)
    return form
  }
}
