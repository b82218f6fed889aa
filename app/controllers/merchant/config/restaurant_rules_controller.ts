import type { HttpContext } from '@adonisjs/core/http'
import { requireFreshLogin } from '#http/login/fresh_login'
import { flash } from '#http/flash'
import { deleteBy, saveBy } from '#sql/history'
import RestaurantRule from '#models/restaurant_rule'
import OfficePolicy from '#policies/office_policy'
import { restaurantRuleValidator } from '#validators/restaurant_rule'

export default class RestaurantRulesController {
  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const values = await request.validateUsing(await restaurantRuleValidator())
    const { category = null, guestType = null, credits = null, perPlayer = null } = values
    const rule = new RestaurantRule().merge({ ...values, category, guestType, credits, perPlayer })
    await saveBy(rule, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.ruleAdded'))
    return response.redirect().toRoute('merchant.restaurant_rules.index')
  }

  async destroy(ctx: HttpContext) {
    const { response, bouncer, params, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const rule = await RestaurantRule.findOrFail(Number(params.id))
    await deleteBy(rule, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.ruleRemoved'))
    return response.redirect().toRoute('merchant.restaurant_rules.index')
  }
}
