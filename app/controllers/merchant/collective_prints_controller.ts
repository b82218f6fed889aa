import type { HttpContext } from '@adonisjs/core/http'
import { collectiveOf } from '#controllers/merchant/collective_requests'
import { receiptPdf } from '#pickups/receipt'
import CollectivePolicy from '#policies/collective_policy'
import { localeOf } from '#config/i18n'

export default class CollectivePrintsController {
  async show(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(CollectivePolicy).authorize('print')
    const { id } = await collectiveOf(ctx)
    const { bytes, file } = await receiptPdf(id, localeOf(i18n), auth.getUserOrFail())
    response.header('Content-Type', 'application/pdf')
    response.header('Content-Disposition', `inline; filename="${file}"`)
    return response.send(bytes)
  }
}
