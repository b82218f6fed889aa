import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#exceptions/flash'
import { formTypes } from '#form_types/index'
import { optionLabel, options } from '#form_types/options'
import RestaurantRule from '#models/restaurant_rule'
import OfficePolicy from '#policies/office_policy'
import { updateSource } from '#validators/mass_update'
import { reportOf } from '#validators/path'

/** The rules of who eats where, and applying them to everybody. */
export default class RestaurantAssignmentsController {
  async index({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const source = await updateSource()
    const counts = await RestaurantRule.counts()
    const rules = await RestaurantRule.query().orderBy('id')
    return inertia.render('merchant/config/assign_restaurants', {
      rules: rules.map((rule) => ({
        id: rule.id,
        form: i18n.t(`forms.${rule.formType}.title`),
        category: rule.category && optionLabel('categories', rule.category, i18n),
        guestType: rule.guestType && optionLabel('guestTypes', rule.guestType, i18n),
        restaurants: rule.restaurants.map((id) => optionLabel('restaurants', id, i18n, source)),
        credits: rule.credits,
        perPlayer: rule.perPlayer,
        people: counts.get(rule.id) ?? 0,
      })),
      types: formTypes.ofDesk().map(({ key, allFields }) => ({
        value: key,
        label: i18n.t(`forms.${key}.title`),
        // Only those who come for a player have a guest type.
        ofPlayers: allFields.type?.options === 'guestTypes',
      })),
      options: {
        categories: options('categories', source, i18n),
        guestTypes: options('guestTypes', source, i18n),
        restaurants: options('restaurants', source, i18n),
      },
    })
  }

  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const batch = await RestaurantRule.apply(auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.rulesApplied', { changed: batch.changed }), {
      report: reportOf(batch),
    })
    return response.redirect().toRoute('merchant.restaurant_rules.index')
  }
}
