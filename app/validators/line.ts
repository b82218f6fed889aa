import vine from '@vinejs/vine'
import { plainText } from '#form_types/kinds/rules'

export const line = (max: number) =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(max)
    .use(plainText({ lines: false }))

const optional = (max: number, { lines }: { lines: boolean }) =>
  vine.string().trim().maxLength(max).use(plainText({ lines })).optional()

export const optionalLine = (max: number) => optional(max, { lines: false })

export const optionalText = (max: number) => optional(max, { lines: true })

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
