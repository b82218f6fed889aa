import vine from '@vinejs/vine'
import { zoneCodes } from '#form_types/categories'
import { sports } from '#shared/choices'

export const scanValidator = vine.create({
  scan: vine.string().trim().maxLength(500),
  zone: vine.enum(zoneCodes),
  sport: vine.enum(sports).optional(),
})
