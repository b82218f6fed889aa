import vine from '@vinejs/vine'
import { categoryKeys } from '#form_types/categories'
import { formTypes } from '#form_types/index'
import { digits } from '#form_types/kinds/rules'
import { optionValues } from '#form_types/lists'
import Restaurant from '#models/restaurant'
import { TEAM, teamRoles } from '#models/restaurant_rule'
import { restaurantKinds } from '#shared/choices'

export async function restaurantRuleValidator() {
  const restaurants = (await Restaurant.all()).map(({ id }) => String(id))
  const guestTypes = optionValues('guestTypes')
  const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)
  return vine.create({
    formType: vine.enum([TEAM, ...formTypes.withList().map(({ key }) => key)]),
    category: vine.enum(categoryKeys).nullable().optional(),
    guestType: vine
      .enum(({ parent }) => (parent.formType === TEAM ? teamRoles : guestTypes))
      .nullable()
      .optional(),
    restaurants: vine
      .array(vine.enum([...restaurantKinds, ...restaurants]))
      .minLength(1)
      .maxLength(300)
      .distinct()
      .parse((sent) => (Array.isArray(sent) ? sent.map(asText) : sent)),
    credits: digits().withoutDecimals().min(0).max(1000).nullable().optional(),
    perPlayer: digits().withoutDecimals().min(1).max(20).nullable().optional(),
  })
}
