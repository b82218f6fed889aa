import vine from '@vinejs/vine'
import { mailStates } from '#models/mail_message'
import { queryString, pageNumber } from '#validators/query_string'
import { optionalLine } from '#validators/line'
import { rowId } from '#validators/row_id'

export const mailListValidator = queryString.create({
  search: optionalLine(200),
  state: vine.enum(mailStates).optional(),
  template: vine
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional(),
  page: pageNumber(),
})

export const mailReleaseValidator = vine.create({ batch: rowId().optional() })
