import { readFile } from 'node:fs/promises'
import { PhotoError } from '#documents/photo'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Fields, FormType, Upload, Uploads } from '#form_types/define'
import { knownTypes, typeOf } from '#form_types/kinds/file_signature'
import { discardFiles, storeUploadedPhoto, type PhotoColumns } from '#models/form/photos'
import { storeSealed, type SealedFile } from '#sealing/files'
import { withoutNumbers } from '#text/removed_text'
import { randomToken } from '#text/secrets'

export type StoredUpload = SealedFile & { field: string; name: string }

export type StoredUploads = {
  columns: Partial<PhotoColumns>
  photos: SealedFile[]
  files: StoredUpload[]
}

export const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** All or none. @throws FieldRefusal if a file has the wrong content */
export async function storeUploads(
  fields: Fields,
  uploads: Uploads,
  sender: { byStaff: boolean }
): Promise<StoredUploads> {
  const stored: StoredUploads = { columns: {}, photos: [], files: [] }
  try {
    for (const [field, upload] of Object.entries(uploads)) {
      if (fields[field].kind.key === 'photo')
        Object.assign(stored, await photoFrom(field, upload, sender))
      else stored.files.push(await documentOf(field, upload, fields[field].accept))
    }
    return stored
  } catch (error) {
    await discardUploads(stored)
    throw error
  }
}

export const discardUploads = ({ photos, files }: StoredUploads) =>
  discardFiles([...photos, ...files].map(({ key }) => key))

async function photoFrom(field: string, upload: Upload, sender: { byStaff: boolean }) {
  try {
    return await storeUploadedPhoto(upload, sender)
  } catch (cause) {
    if (!(cause instanceof PhotoError)) throw cause
    throw new FieldRefusal(field, `photo.${cause.code}`, {}, { cause })
  }
}

const endings: Record<string, RegExp> = {
  pdf: /\.pdf$/i,
  png: /\.png$/i,
  jpg: /\.(jpe?g|jfif|jpe)$/i,
}

/** The name of a document with an ending of its type: `letter.exe` that is a PDF is `letter.exe.pdf`. */
export const fileName = (name: string, type: string) =>
  endings[type]?.test(name) === false ? `${name}.${type}` : name

async function documentOf(
  field: string,
  { tmpPath, clientName = '' }: Uploads[string],
  accept = knownTypes
): Promise<StoredUpload> {
  const bytes = await readFile(tmpPath!)
  const type = typeOf(bytes, accept)
  if (!type) throw new FieldRefusal(field, 'file.extname', { extnames: accept.join(', ') })
  return {
    field,
    ...(await storeSealed(`documents/${randomToken()}.${type}`, bytes)),
    name: fileName(withoutNumbers(clientName.replace(/\p{Cc}/gu, '').slice(0, 190)) || field, type),
  }
}

/** Gives the field of a refusal its name in payloads, such as `guests.1.detail.type`. */
export function withWireName(error: unknown, formType: FormType, guest?: number) {
  if (error instanceof FieldRefusal) {
    const name = formType.wireName(error.field)
    error.field = guest === undefined ? name : `guests.${guest}.${name}`
  }
  return error
}
