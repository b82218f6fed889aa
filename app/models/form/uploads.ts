import { readFile } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { PhotoError } from '#documents/photo'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Fields, FormType } from '#form_types/define'
import {
  discardPictures,
  storePortrait,
  type StoredPortrait,
  type Upload,
} from '#models/form/portrait'
import { randomToken } from '#models/secrets'

/** Uploaded files by the name of their question. */
export type Uploads = Record<string, Upload & { clientName?: string }>

/** A document as it lies on the disk: its question, its key and the name it came with. */
export type StoredFile = { field: string; key: string; name: string }

/** What a request's uploads became: columns of the portrait, and documents. */
export type StoredUploads = {
  portrait: Partial<StoredPortrait>
  files: StoredFile[]
}

const signatures: Record<string, string> = {
  pdf: '255044462d',
  png: '89504e470d0a1a0a',
  jpg: 'ffd8ff',
}

/** Media types of the documents people send, by the end of their keys. */
export const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/**
 * Stores the photo and the documents of one person under random keys; either all or none.
 * @throws FieldRefusal when a file is not what its question asks for
 */
export async function storeUploads(fields: Fields, uploads: Uploads): Promise<StoredUploads> {
  const stored: StoredUploads = { portrait: {}, files: [] }
  try {
    for (const [field, upload] of Object.entries(uploads)) {
      if (fields[field].kind.key === 'photo') stored.portrait = await portraitOf(field, upload)
      else stored.files.push(await documentOf(field, upload, fields[field].accept))
    }
    return stored
  } catch (error) {
    await discardUploads(stored)
    throw error
  }
}

/** Takes away what a request that was not written had stored. */
export async function discardUploads({ portrait, files }: StoredUploads) {
  await discardPictures(portrait)
  for (const { key } of files) await drive.use().delete(key)
}

async function portraitOf(field: string, upload: Upload) {
  try {
    return await storePortrait(upload)
  } catch (cause) {
    if (!(cause instanceof PhotoError)) throw cause
    throw new FieldRefusal(field, `photo.${cause.code}`, {}, { cause })
  }
}

async function documentOf(
  field: string,
  { tmpPath, clientName = '' }: Uploads[string],
  accept = Object.keys(signatures)
): Promise<StoredFile> {
  const bytes = await readFile(tmpPath!)
  const head = bytes.subarray(0, 8).toString('hex')
  // By content: the name says what people wish it were.
  const type = accept.find((known) => signatures[known] && head.startsWith(signatures[known]))
  if (!type) throw new FieldRefusal(field, 'file.extname', { extnames: accept.join(', ') })
  const key = `documents/${randomToken()}.${type}`
  await drive.use().put(key, bytes)
  return {
    field,
    key,
    name: clientName.replace(/\p{Cc}/gu, '').slice(0, 200) || `${field}.${type}`,
  }
}

/** A refusal under the name that its answer has on the wire, a guest's within the guests. */
export function onTheWire(error: unknown, formType: FormType, guest?: number) {
  if (error instanceof FieldRefusal) {
    const name = formType.wireName(error.field)
    error.field = guest === undefined ? name : `guests.${guest}.${name}`
  }
  return error
}
