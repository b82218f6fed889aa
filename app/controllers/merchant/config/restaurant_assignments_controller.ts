import type { HttpContext } from '@adonisjs/core/http'
import { carryOut } from '#bulk_changes/carry_out'
import { flash } from '#http/flash'
import { formTypes } from '#form_types/index'
import { type Option, optionLabel, options } from '#form_types/options'
import RestaurantRule, { TEAM, teamRoles } from '#models/restaurant_rule'
import OfficePolicy from '#policies/office_policy'
import { updateSource } from '#validators/mass_update'
import { reportOf } from '#http/addresses'
import { restaurantKinds } from '#shared/choices'

export default class RestaurantAssignmentsController {
  async index({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const source = await updateSource()
    const counts = await RestaurantRule.counts()
    const rules = await RestaurantRule.query().orderBy('id')
    const word = (value: string, label: string) => ({ value, label: i18n.t(label) })
    const restaurants = [
      ...restaurantKinds.map((kind) => word(kind, `config.restaurantRules.kinds.${kind}`)),
      ...options('restaurants', i18n, source),
    ]
    const types = [
      {
        ...word(TEAM, 'config.restaurantRules.team'),
        guestTypes: teamRoles.map((role) => word(role, `ui.places.roles.${role}`)),
      },
      ...formTypes.withList().map(({ key, allFields }) => ({
        ...word(key, `forms.${key}.title`),
        guestTypes: allFields.type?.options === 'guestTypes' ? options('guestTypes', i18n) : [],
      })),
    ]
    return inertia.render('merchant/config/assign_restaurants', {
      rules: rules.map((rule) => ({
        id: rule.id,
        form: labelOf(types, rule.formType),
        category: rule.category && optionLabel('categories', rule.category, i18n),
        guestType: labelOf(
          types.flatMap(({ value, guestTypes }) => (value === rule.formType ? guestTypes : [])),
          rule.guestType
        ),
        restaurants: rule.restaurants.map((named) => labelOf(restaurants, named)),
        credits: rule.credits,
        perPlayer: rule.perPlayer,
        people: counts.get(rule.id) ?? 0,
      })),
      types,
      options: { categories: options('categories', i18n), restaurants },
    })
  }

  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const bulkChange = await carryOut(await RestaurantRule.dueChange(), auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.rulesApplied', { changed: bulkChange.changed }), {
      report: reportOf(bulkChange),
    })
    return response.redirect().toRoute('merchant.restaurant_rules.index')
  }
}

function labelOf(list: Option[], value: string): string
function labelOf(list: Option[], value: string | null): string | null
function labelOf(list: Option[], value: string | null) {
  return list.find((one) => one.value === value)?.label ?? value
}
