import vine, { Vine } from '@vinejs/vine'
import { digits, emailAddress } from '#form_types/kinds/rules'
import { formTypes } from '#form_types/index'
import { optionValues } from '#form_types/lists'

const formType = () => vine.enum(() => formTypes.public().map(({ key }) => key))

/** For whom a closed form is opened, and for how many days; with none it is over at once. */
export const lateLinkValidator = vine.create({
  form: formType(),
  email: emailAddress(),
  days: digits().withoutDecimals().min(0).max(90).optional(),
  type: vine.enum(() => optionValues('accreditationTypes', {} as any)).optional(),
  locale: vine.enum(['es', 'en'] as const).optional(),
})

const address = new Vine()
address.convertEmptyStringsToNull = true

/** Of which form the links are shown. */
export const lateLinkListValidator = address.create({
  form: formType().optional(),
  page: digits().withoutDecimals().min(1).max(100_000).optional(),
})
