import vine from '@vinejs/vine'
import { queryString } from '#validators/query_string'

export const personExportValidator = queryString.create({
  format: vine.enum(['json', 'pdf'] as const).optional(),
})

export const personErasureValidator = vine.create({ preview: vine.boolean().optional() })
