import vine from '@vinejs/vine'
import { hour } from '#form_types/kinds/rules'
import { line } from '#validators/line'
import { restaurantKinds } from '#models/restaurant'

const time = () => vine.string().trim().use(hour()).nullable().optional()

/** A restaurant and its hours; one that closes after midnight closes at an earlier hour. */
export const restaurantValidator = vine.withMetaData<{ id: number | null }>().create({
  name: line(80).unique({
    table: 'restaurants',
    column: 'name',
    caseInsensitive: true,
    filter: (query, _, field) => {
      if (field.meta.id) query.whereNot('id', field.meta.id)
    },
  }),
  kind: vine.enum(restaurantKinds),
  opensAt: time(),
  closesAt: vine.string().trim().use(hour()).notSameAs('opensAt').nullable().optional(),
})
