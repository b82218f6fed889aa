import vine from '@vinejs/vine'
import { limits } from '#documents/spreadsheet'
import { digits, uploaded } from '#form_types/kinds/rules'
import { address, pageNumber } from '#validators/address'

/** The content decides the type of the file: names of spreadsheets are often wrong. */
export const importValidator = vine.create({
  file: uploaded({ size: `${limits.bytes / 1024 / 1024}mb` }),
  preview: vine.boolean().optional(),
  /** Starts although the list looks wrong. */
  confirm: vine.boolean().optional(),
})

const choice = {
  sheet: vine.string().maxLength(200).optional(),
  headerLine: digits().withoutDecimals().min(0).max(1_048_576).optional(),
}

export const importChoiceValidator = address.create(choice)

/** Field of each column, by its number from 0; without it the previous mapping. */
export const importMappingValidator = vine.create({
  mapping: vine
    .record(vine.string().maxLength(60).nullable())
    .validateKeys((keys, field) => {
      const wrong = keys.some((key) => !/^\d{1,3}$/.test(key))
      if (wrong) field.report('These columns are not enough', 'list.columns', field)
    })
    .optional()
    .requiredIfMissing('confirm'),
  confirm: vine.boolean().optional(),
  ...choice,
})

export const importListValidator = address.create({ page: pageNumber() })

export const importFileValidator = address.create({
  file: vine.string().regex(/^[\w./-]{1,120}$/),
})
