import vine from '@vinejs/vine'
import { note } from '#validators/forms'
import { pageNumber, queryString } from '#validators/query_string'
import { dataRequestKinds } from '#shared/data_requests'

export const personExportValidator = queryString.create({
  format: vine.enum(['json', 'pdf'] as const).optional(),
})

export const personErasureValidator = vine.create({ preview: vine.boolean().optional() })

export const restrictionValidator = vine.create({
  reason: vine.string().trim().minLength(1).maxLength(500),
})

export const restrictionLiftValidator = vine.create({
  message: vine.string().trim().minLength(1).maxLength(2000),
})

export const dataRequestValidator = vine.create({
  kind: vine.enum(dataRequestKinds),
  reason: note(2000).nullable(),
})

export const dataRequestListValidator = queryString.create({
  page: pageNumber(),
  search: note(200),
})

export const dataAnswerValidator = vine.create({
  answer: vine.string().trim().minLength(1).maxLength(2000),
})
