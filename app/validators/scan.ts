import vine from '@vinejs/vine'
import { zoneCodes } from '#form_types/categories'

/** What a reader or a camera saw at a zone; of which tournament, where the page knows it. */
export const scanValidator = vine.create({
  scan: vine.string().trim().maxLength(500),
  zone: vine.enum(zoneCodes),
  sport: vine.enum(['tennis', 'golf'] as const).optional(),
})
