import { categoryKeys, zoneCodes } from '#form_types/categories'
import { day, digits } from '#form_types/kinds/rules'
import { address } from '#validators/address'
import { sports } from '#shared/choices'

export const accessValidator = address.create({
  sport: address.enum(sports).optional(),
  zone: address.enum(zoneCodes).optional(),
  day: address.string().trim().use(day({})).optional(),
  category: address.enum(categoryKeys).optional(),
  page: digits().withoutDecimals().min(1).max(100_000).optional(),
})
