import { categoryKeys, zoneCodes } from '#form_types/categories'
import { day } from '#form_types/kinds/rules'
import { queryString, pageNumber } from '#validators/query_string'
import { sports } from '#shared/choices'

export const accessValidator = queryString.create({
  sport: queryString.enum(sports).optional(),
  zone: queryString.enum(zoneCodes).optional(),
  day: queryString.string().trim().use(day({})).optional(),
  category: queryString.enum(categoryKeys).optional(),
  page: pageNumber(),
})
