import vine from '@vinejs/vine'
import { hour } from '#form_types/kinds/rules'
import { restaurantKinds, meals } from '#shared/choices'
import { uniqueName } from '#validators/line'

const time = () => vine.string().trim().use(hour())

/** A closing hour before the opening hour is after midnight. Without `meals` the stored ones stay. */
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
