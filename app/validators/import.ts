import { extname } from 'node:path'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import vine from '@vinejs/vine'
import { limits } from '#documents/spreadsheet'
import { digits, uploadedFile } from '#form_types/kinds/rules'
import { queryString, pageNumber } from '#validators/query_string'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { UploadedList } from '#imports/receive_list'

/** The content decides the type of the file: names of spreadsheets are often wrong. */
export const importValidator = vine.create({
  file: uploadedFile({ size: `${limits.bytes / 1024 / 1024}mb` }),
  preview: vine.boolean().optional(),
  confirm: vine.boolean().optional(),
})

const choice = {
  sheet: vine.string().maxLength(200).optional(),
  headerLine: digits().withoutDecimals().min(0).max(1_048_576).optional(),
}

export const importChoiceValidator = queryString.create(choice)

/** `mapping`: the field of each column, by column number from 0. Without it the stored one is used. */
export const importMappingValidator = vine.create({
  mapping: vine
    .record(vine.string().maxLength(60).nullable())
    .validateKeys((keys, field) => {
      const hasWrongKey = keys.some((key) => !/^\d{1,3}$/.test(key))
      if (hasWrongKey) field.report('These columns are not enough', 'list.columns', field)
    })
    .optional()
    .requiredIfMissing('confirm'),
  confirm: vine.boolean().optional(),
  ...choice,
})

export const importListValidator = queryString.create({ page: pageNumber() })

export const importFileValidator = queryString.create({
  file: vine.string().regex(/^[\w./-]{1,120}$/),
})

/** File names only: the content is checked when it is read. */
const listExtensions = ['csv', 'xlsx', 'xls', 'ods']

/** @throws FieldRefusal for a file with another extension */
export function listUpload({ clientName, tmpPath }: MultipartFile): UploadedList {
  if (!listExtensions.includes(extname(clientName).slice(1).toLowerCase()))
    throw new FieldRefusal('file', 'file.extname', { extnames: listExtensions.join(', ') })
  return { path: tmpPath!, name: clientName }
}
