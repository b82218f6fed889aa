import { Vine } from '@vinejs/vine'
import { categoryKeys, zoneCodes } from '#form_types/categories'
import { day, digits } from '#form_types/kinds/rules'

// A parameter that an address leaves empty is one that it does not have.
const address = new Vine()
address.convertEmptyStringsToNull = true

/** Who may enter which zone on which day. */
export const accessValidator = address.create({
  sport: address.enum(['tennis', 'golf'] as const).optional(),
  zone: address.enum(zoneCodes).optional(),
  day: address.string().trim().use(day({})).optional(),
  category: address.enum(categoryKeys).optional(),
  page: digits().withoutDecimals().min(1).max(100_000).optional(),
})
