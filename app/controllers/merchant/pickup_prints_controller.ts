import type { HttpContext } from '@adonisjs/core/http'
import { notePickup, pickupOf } from '#http/pickup_requests'
import { receiptPdf } from '#pickups/receipt'
import PickupPolicy from '#policies/pickup_policy'
import { localeOf } from '#config/i18n'
import { nameFile } from '#http/files/named_file'

export default class PickupPrintsController {
  async show(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(PickupPolicy).authorize('print')
    const pickup = await pickupOf(ctx)
    await notePickup(ctx, pickup)
    const { id } = pickup
    const { bytes, file } = await receiptPdf(id, localeOf(i18n), auth.getUserOrFail())
    response.header('Content-Type', 'application/pdf')
    nameFile(response, file, 'inline')
    return response.send(bytes)
  }
}
