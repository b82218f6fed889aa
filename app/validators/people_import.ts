import vine from '@vinejs/vine'
import { archiveBytes } from '#documents/photo_archive'
import { limits } from '#documents/spreadsheet'
import { uploadedFile } from '#form_types/kinds/rules'

const MEGABYTE = 1024 * 1024
const tick = () => vine.boolean().optional()

export const peopleImportValidator = vine.create({
  file: uploadedFile({ size: `${limits.bytes / MEGABYTE}mb` }),
  photos: uploadedFile({ size: `${archiveBytes / MEGABYTE}mb` }).optional(),
  preview: tick(),
  confirm: tick(),
  accepted: tick(),
  notify: tick(),
})
