import vine from '@vinejs/vine'
import { plainText } from '#form_types/kinds/rules'
import { mailStates } from '#models/mail_message'
import { address, pageNumber } from '#validators/forms'
import { rowId } from '#validators/row_id'

/** What the log of mails shows; every part comes from the address. */
export const mailListValidator = address.create({
  search: vine
    .string()
    .trim()
    .maxLength(200)
    .use(plainText({ lines: false }))
    .optional(),
  state: vine.enum(mailStates).optional(),
  template: vine
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional(),
  page: pageNumber(),
})

/** Whose held mails are let go: a change's, or everybody's. */
export const mailReleaseValidator = vine.create({ batch: rowId().optional() })
