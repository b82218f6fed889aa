import type { HttpContext } from '@adonisjs/core/http'
import { requireFreshLogin } from '#http/login/fresh_login'
import { flash } from '#http/flash'
import BlacklistClearance from '#models/blacklist_clearance'
import { syncGatesWithBlacklist } from '#models/card/blacklist_gates'
import { deleteBy } from '#sql/history'
import OfficePolicy from '#policies/office_policy'
import { blacklistClearanceValidator } from '#validators/blacklist'
import { blacklistEntryOf } from '#http/route_records'

export default class BlacklistClearancesController {
  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const entry = await blacklistEntryOf(ctx)
    const { document, reason } = await request.validateUsing(blacklistClearanceValidator)
    await entry.clear(document, reason, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.cleared'))
    return response.redirect().toRoute('merchant.blacklist.edit', { id: entry.id })
  }

  async destroy(ctx: HttpContext) {
    const { response, params, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const entry = await blacklistEntryOf(ctx)
    const clearance = await BlacklistClearance.query()
      .where({ id: Number(params.clearance), entryId: entry.id })
      .preload('entry')
      .firstOrFail()
    const by = auth.getUserOrFail()
    await deleteBy(clearance, by, syncGatesWithBlacklist(by))
    flash(ctx, 'success', i18n.t('messages.clearanceRemoved'))
    return response.redirect().toRoute('merchant.blacklist.edit', { id: entry.id })
  }
}
