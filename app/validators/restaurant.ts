import vine from '@vinejs/vine'
import { hour } from '#form_types/kinds/rules'
import { uniqueName } from '#validators/line'
import { restaurantKinds } from '#models/restaurant'
import { meals } from '#models/restaurant_meal'

const time = () => vine.string().trim().use(hour())

/**
 * A restaurant and its hours; what closes after midnight closes at an earlier hour. Each meal has
 * hours of its own; where none are sent, they stay as they are.
 */
export const restaurantValidator = vine.withMetaData<{ id: number | null }>().create({
  name: uniqueName('restaurants'),
  kind: vine.enum(restaurantKinds),
  opensAt: time().nullable().optional(),
  closesAt: time().notSameAs('opensAt').nullable().optional(),
  meals: vine
    .array(
      vine.object({
        meal: vine.enum(meals),
        opensAt: time(),
        closesAt: time().notSameAs('opensAt'),
      })
    )
    .maxLength(meals.length)
    .distinct('meal')
    .optional(),
})
