import vine from '@vinejs/vine'
import { plainText } from '#form_types/kinds/rules'

/** A text of one line that is not empty. */
export const line = (max: number) =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(max)
    .use(plainText({ lines: false }))

/** A text of one line that may be missing. */
export const anyLine = (max: number) =>
  vine
    .string()
    .trim()
    .maxLength(max)
    .use(plainText({ lines: false }))
    .optional()

/** A name that no other row of a table has; the row itself is named by the meta data. */
export const uniqueName = (table: string) =>
  line(80).unique({
    table,
    column: 'name',
    caseInsensitive: true,
    filter: (query, _, field) => {
      if (field.meta.id) query.whereNot('id', field.meta.id)
    },
  })
