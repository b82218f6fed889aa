import vine from '@vinejs/vine'
import { limits } from '#documents/spreadsheet'
import { digits } from '#form_types/kinds/rules'
import { address, pageNumber } from '#validators/forms'

/** A list as a file. What it is its content says: the names of spreadsheets are often wrong. */
export const importValidator = vine.create({
  file: vine.file({ size: `${limits.bytes / 1024 / 1024}mb` }),
  /** Only looks at the columns. */
  preview: vine.boolean().optional(),
})

const choice = {
  sheet: vine.string().maxLength(200).optional(),
  headerLine: digits().withoutDecimals().min(0).max(1_048_576).optional(),
}

/** Which sheet, and which line has the headers; from the address. */
export const importChoiceValidator = address.create(choice)

/** What each column is taken for, by its number from 0. */
export const importMappingValidator = vine.create({
  mapping: vine.record(vine.string().maxLength(60).nullable()).validateKeys((keys, field) => {
    const wrong = keys.some((key) => !/^\d{1,3}$/.test(key))
    if (wrong) field.report('These columns are not enough', 'list.columns', field)
  }),
  ...choice,
})

export const importListValidator = address.create({ page: pageNumber() })

/** A file that is fetched, by its key. */
export const importFileValidator = address.create({
  file: vine.string().regex(/^[\w./-]{1,120}$/),
})
