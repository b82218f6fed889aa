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
