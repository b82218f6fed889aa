import type { HttpContext } from '@adonisjs/core/http'
import { cardByQrOrSerial } from '#models/card/lookup'
import FormPolicy from '#policies/form_policy'
import OfficePolicy from '#policies/office_policy'
import { fieldError } from '#form_types/messages'
import { cardScanValidator } from '#validators/rfid'

export default class RfidQueuesController {
  async show({ inertia, bouncer }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('rfid')
    return inertia.render('merchant/systems/rfid', { form: null, queue: true, question: null })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer } = ctx
    await bouncer.with(OfficePolicy).authorize('rfid')
    const { scan } = await request.validateUsing(cardScanValidator)
    const card = await cardByQrOrSerial(scan)
    if (!card || (await bouncer.with(FormPolicy).denies('rfid', card.form)))
      throw fieldError(ctx, 'scan', 'rfid.unknownCard')
    if (card.state !== 'live') throw fieldError(ctx, 'scan', 'rfid.deadCard')
    return response
      .redirect()
      .withQs({ queue: 1 })
      .toRoute('merchant.rfid_tags.show', { id: card.formId })
  }
}
