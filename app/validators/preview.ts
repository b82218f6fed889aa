import vine from '@vinejs/vine'
import { layouts } from '#validators/forms'

export const previewValidator = vine.create({ layout: vine.enum(layouts).optional() })
