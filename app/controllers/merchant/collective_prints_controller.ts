import type { HttpContext } from '@adonisjs/core/http'
import { collectiveOf } from '#controllers/merchant/collective_answer'
import { receiptPdf } from '#models/collective/receipt'
import CollectivePolicy from '#policies/collective_policy'

/** The receipt on paper; of a list that nobody signed yet, one to sign. */
export default class CollectivePrintsController {
  async show(ctx: HttpContext) {
    const { response, bouncer, i18n } = ctx
    await bouncer.with(CollectivePolicy).authorize('print')
    const { id } = await collectiveOf(ctx)
    const { bytes, file } = await receiptPdf(id, i18n.locale as 'es')
    response.header('Content-Type', 'application/pdf')
    response.header('Content-Disposition', `inline; filename="${file}"`)
    response.header('Cache-Control', 'no-store')
    return response.send(bytes)
  }
}
