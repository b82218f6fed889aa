import { extname } from 'node:path'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Upload } from '#models/import/receiving'

/** Names that lists may have; what is in them is looked at when they are read. */
export const listExtensions = ['csv', 'xlsx', 'xls']

/** @throws FieldRefusal for a file that is not even called a list */
export function listUpload({ clientName, tmpPath }: MultipartFile): Upload {
  if (!listExtensions.includes(extname(clientName).slice(1).toLowerCase()))
    throw new FieldRefusal('file', 'file.extname', { extnames: listExtensions.join(', ') })
  return { path: tmpPath!, name: clientName }
}
