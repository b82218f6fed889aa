import vine from '@vinejs/vine'
import { cacheTypes } from '#operations/caches'

export const cachesValidator = vine.create({
  types: vine.array(vine.enum(cacheTypes)).minLength(1).maxLength(cacheTypes.length).distinct(),
})
