import vine from '@vinejs/vine'
import { day, identityDocument, plainText } from '#form_types/kinds/rules'
import { line } from '#validators/line'

const document = () => vine.string().trim().maxLength(40).use(identityDocument())

export const blacklistEntryValidator = vine.create({
  name: line(100),
  lastName: line(100),
  document: document().nullable().optional(),
  reason: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(2000)
    .use(plainText({ lines: true })),
  reviewOn: vine.string().trim().use(day({})),
})

export const blacklistClearanceValidator = vine.create({ document: document(), reason: line(300) })
