import vine from '@vinejs/vine'
import { plainText } from '#form_types/kinds/rules'

export const line = (max: number) =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(max)
    .use(plainText({ lines: false }))

export const optionalLine = (max: number) =>
  vine
    .string()
    .trim()
    .maxLength(max)
    .use(plainText({ lines: false }))
    .optional()

/** Of several lines. */
export const optionalText = (max: number) =>
  vine
    .string()
    .trim()
    .maxLength(max)
    .use(plainText({ lines: true }))
    .optional()

/** Unique in a table; the meta data names the row itself. */
export const uniqueName = (table: string) =>
  line(80).unique({
    table,
    column: 'name',
    caseInsensitive: true,
    filter: (query, _, field) => {
      if (field.meta.id) query.whereNot('id', field.meta.id)
    },
  })
