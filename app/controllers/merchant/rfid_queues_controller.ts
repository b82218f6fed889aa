import type { HttpContext } from '@adonisjs/core/http'
import { cardRead } from '#models/card/finding'
import FormPolicy from '#policies/form_policy'
import OfficePolicy from '#policies/office_policy'
import { fieldError } from '#validators/form'
import { cardScanValidator } from '#validators/rfid'

/** The station that takes one card after the other: its QR code first, then its chip. */
export default class RfidQueuesController {
  async show({ inertia, bouncer }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('rfid')
    return inertia.render('merchant/systems/rfid', { form: null, queue: true, question: null })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer } = ctx
    await bouncer.with(OfficePolicy).authorize('rfid')
    const { scan } = await request.validateUsing(cardScanValidator)
    const card = await cardRead(scan)
    if (!card || (await bouncer.with(FormPolicy).denies('rfid', card.form)))
      throw fieldError(ctx, 'scan', 'rfid.unknownCard')
    if (card.state !== 'live') throw fieldError(ctx, 'scan', 'rfid.deadCard')
    return response
      .redirect()
      .withQs({ queue: 1 })
      .toRoute('merchant.rfid_tags.show', { id: card.formId })
  }
}
