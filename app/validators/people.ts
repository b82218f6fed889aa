import vine from '@vinejs/vine'
import { plainText } from '#form_types/kinds/rules'
import { optionalText } from '#validators/line'
import { pageNumber, queryString } from '#validators/query_string'
import { dataRequestKinds } from '#shared/data_requests'

export const personExportValidator = queryString.create({
  format: vine.enum(['json', 'pdf'] as const).optional(),
})

const text = (max: number) =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(max)
    .use(plainText({ lines: true }))

export const personErasureValidator = vine.create({ preview: vine.boolean().optional() })

export const restrictionValidator = vine.create({
  reason: text(500),
})

export const restrictionLiftValidator = vine.create({
  message: text(2000),
})

export const dataRequestValidator = vine.create({
  kind: vine.enum(dataRequestKinds),
  reason: optionalText(2000).nullable(),
})

export const dataRequestListValidator = queryString.create({
  page: pageNumber(),
  search: optionalText(200),
})

export const dataAnswerValidator = vine.create({
  answer: text(2000),
})
