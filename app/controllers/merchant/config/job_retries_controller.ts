import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#exceptions/flash'
import { orderAgain } from '#jobs/order_again'
import ChangeBatch from '#models/change_batch'
import DocumentRun from '#models/document_run'
import OfficePolicy from '#policies/office_policy'
import { queueJobOf } from '#validators/path'

/** What failed, tried once more. */
export default class JobRetriesController {
  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const job = await queueJobOf(ctx)
    await job.retry(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.jobQueued', { name: job.name }))
    return response.redirect().toRoute('merchant.jobs.index')
  }

  async document(ctx: HttpContext) {
    return this.#again(ctx, DocumentRun)
  }

  async change(ctx: HttpContext) {
    return this.#again(ctx, ChangeBatch)
  }

  async #again(ctx: HttpContext, model: typeof DocumentRun | typeof ChangeBatch) {
    const { response, bouncer, auth, i18n, params } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const order = await (model as typeof DocumentRun).findOrFail(Number(params.id))
    await orderAgain(order, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.orderedAgain'))
    return response.redirect().toRoute('merchant.jobs.index')
  }
}
