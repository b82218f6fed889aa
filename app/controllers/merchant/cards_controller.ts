import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { CardSheet } from '#documents/card_sheet'
import { DIRECT_CARDS, logPrinted, notJustPrinted, printableForms } from '#documents/card_print'
import { Refusal } from '#exceptions/refusal'
import { orderDocument } from '#jobs/order_document'
import Form from '#models/form'
import { cardFaceOf } from '#models/form/card_face'
import FormPolicy from '#policies/form_policy'
import OfficePolicy from '#policies/office_policy'
import { cardsValidator } from '#validators/forms'

/** The accreditation cards of requests as PDF. */
export default class CardsController {
  async index(ctx: HttpContext) {
    const { request, response, bouncer, auth } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const qs = request.qs()
    const query = await request.validateUsing(cardsValidator, {
      data: { ...qs, ids: [qs.ids ?? []].flat().join(',') },
    })
    const { layout = 'lanyard', sheet = 'single', print = false } = query
    const ids = await this.#printable(ctx, query.ids.split(',').map(Number))
    if (ids.length === 0) {
      const redirectTo = response.redirect().getPreviousUrl('/merchant')
      throw new Refusal('nothingToPrint', {}, { redirectTo })
    }
    const user = auth.getUserOrFail()

    if (ids.length > DIRECT_CARDS) {
      if (!this.#asked(ctx)) throw new Refusal('generic', {}, { status: 403 })
      const run = await orderDocument('cards', user, { ids, layout, sheet, print })
      return response.redirect().toRoute('merchant.batches.show', { id: run.id })
    }
    if (print && this.#asked(ctx)) await logPrinted(await notJustPrinted(ids, user), user)

    const pdf = new PassThrough()
    response.header('Content-Type', 'application/pdf')
    response.header('Content-Disposition', 'inline; filename="acreditaciones.pdf"')
    response.header('Cache-Control', 'no-store')
    const drawing = new CardSheet(faces(ids), { layout, sheet }).render(pdf)
    drawing.catch((error) => pdf.destroy(error))
    return response.stream(pdf)
  }

  /** Approved requests of types the user works with, in the order asked for. */
  async #printable({ bouncer }: HttpContext, ids: number[]) {
    const forms = await Form.query()
      .whereIn('id', ids)
      .where('state', 'approved')
      .select('id', 'type')
    const allowed = new Set<number>()
    for (const form of forms) {
      if (await bouncer.with(FormPolicy).allows('print', form)) allowed.add(form.id)
    }
    return [...new Set(ids)].filter((id) => allowed.has(id))
  }

  /** A browser that fetches ahead, or another site's page, prints nothing. */
  #asked({ request }: HttpContext) {
    const purpose = request.header('sec-purpose') ?? request.header('purpose') ?? ''
    return !purpose.includes('prefetch') && request.header('sec-fetch-site') !== 'cross-site'
  }
}

async function* faces(ids: number[]) {
  for await (const form of printableForms(ids)) yield await cardFaceOf(form)
}
