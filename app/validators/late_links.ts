import vine from '@vinejs/vine'
import { digits, emailAddress } from '#form_types/kinds/rules'
import { formTypes } from '#form_types/index'
import { optionValues } from '#form_types/lists'
import { address, pageNumber } from '#validators/address'

const formType = () => vine.enum(() => formTypes.public().map(({ key }) => key))

/** Zero days end the link. */
export const lateLinkValidator = vine.create({
  form: formType(),
  email: emailAddress(),
  days: digits().withoutDecimals().min(0).max(90).optional(),
  type: vine.enum(() => optionValues('accreditationTypes')).optional(),
  locale: vine.enum(['es', 'en'] as const).optional(),
})

export const lateLinkListValidator = address.create({
  form: formType().optional(),
  page: pageNumber(),
})
