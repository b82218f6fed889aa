import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { sendExportFile } from '#http/files/export_file'
import { flash } from '#http/flash'
import { requireFreshLogin } from '#http/login/fresh_login'
import DocumentRun from '#models/document_run'
import OfficePolicy from '#policies/office_policy'
import { backOr } from '#http/addresses'
import { restaurantLogFor } from '#http/restaurant_log'
import { restaurantLogValidator } from '#validators/restaurant_log'
import { countExport } from '#start/limiter'

export default class RestaurantLogExportsController {
  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('export')
    requireFreshLogin(ctx)
    const { log } = await restaurantLogFor(ctx, await request.validateUsing(restaurantLogValidator))
    const user = auth.getUserOrFail()
    const { filter, scope } = log
    await countExport(user)
    await DocumentRun.order('restaurant_log', user, { filter, scope, recipients: [user.id] })
    flash(ctx, 'success', i18n.t('messages.exportOrdered'))
    return backOr(ctx, urlFor('merchant.restaurant_logs.index'))
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('export')
    requireFreshLogin(ctx)
    const run = await DocumentRun.query()
      .where({ id: Number(ctx.params.id), kind: 'restaurant_log', state: 'done' })
      .firstOrFail()
    return sendExportFile(ctx, run)
  }
}
