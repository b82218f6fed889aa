import { extname } from 'node:path'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Upload } from '#imports/receive_list'

/** File names only: the content is checked when it is read. */
export const listExtensions = ['csv', 'xlsx', 'xls', 'ods']

/** @throws FieldRefusal for a file with another extension */
export function listUpload({ clientName, tmpPath }: MultipartFile): Upload {
  if (!listExtensions.includes(extname(clientName).slice(1).toLowerCase()))
    throw new FieldRefusal('file', 'file.extname', { extnames: listExtensions.join(', ') })
  return { path: tmpPath!, name: clientName }
}
