import vine from '@vinejs/vine'
import { cacheTypes } from '#models/caches'

/** At least one of the caches (specification §5). */
export const cachesValidator = vine.create({
  types: vine.array(vine.enum(cacheTypes)).minLength(1).distinct(),
})
