import vine from '@vinejs/vine'
import { hour } from '#form_types/kinds/rules'
import { uniqueName } from '#validators/line'
import { restaurantKinds } from '#models/restaurant'

const time = () => vine.string().trim().use(hour()).nullable().optional()

/** A restaurant and its hours; one that closes after midnight closes at an earlier hour. */
export const restaurantValidator = vine.withMetaData<{ id: number | null }>().create({
  name: uniqueName('restaurants'),
  kind: vine.enum(restaurantKinds),
  opensAt: time(),
  closesAt: vine.string().trim().use(hour()).notSameAs('opensAt').nullable().optional(),
})
