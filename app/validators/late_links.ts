import vine from '@vinejs/vine'
import { locales } from '#config/i18n'
import { digits, emailAddress } from '#form_types/kinds/rules'
import { formTypes } from '#form_types/index'
import { optionValues } from '#form_types/lists'
import { queryString, pageNumber } from '#validators/query_string'

const formType = () => vine.enum(() => formTypes.public().map(({ key }) => key))

export const lateLinkValidator = vine.create({
  form: formType(),
  email: emailAddress(),
  days: digits().withoutDecimals().min(0).max(90).optional(),
  type: vine.enum(() => optionValues('accreditationTypes')).optional(),
  locale: vine.enum(locales).optional(),
})

export const lateLinkListValidator = queryString.create({
  form: formType().optional(),
  page: pageNumber(),
})
