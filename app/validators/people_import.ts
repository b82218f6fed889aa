import vine from '@vinejs/vine'
import { archiveBytes } from '#documents/photo_archive'
import { limits } from '#documents/spreadsheet'

const MEGABYTE = 1024 * 1024
const tick = () => vine.boolean().optional()

/** Bytes of a request that carries a list and its photos. */
export const peopleImportBytes = limits.bytes + archiveBytes + MEGABYTE

/** A list of people with the photos that come beside it, and what holds for all of them. */
export const peopleImportValidator = vine.create({
  file: vine.file({ size: `${limits.bytes / MEGABYTE}mb` }),
  photos: vine.file({ size: `${archiveBytes / MEGABYTE}mb` }).optional(),
  /** Only looks at the columns. */
  preview: tick(),
  accepted: tick(),
  notify: tick(),
})
