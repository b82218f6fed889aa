import { readFile } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { Photo } from '#documents/photo'
import { randomToken } from '#models/secrets'

/** A file on its way in: where it was put, or its bytes. */
export type Upload = { tmpPath?: string; bytes?: Buffer }

/** Where the small picture of a portrait lies. */
export const thumbOf = (key: string) => key.replace(/\.jpg$/, '.thumb.jpg')

/**
 * Decodes, crops and stores an uploaded photo with its thumbnail under a random key.
 * @throws PhotoError when it is no photo, too small or broken
 */
export async function storePortrait(upload: Upload) {
  const photo = await Photo.read(upload.bytes ?? (await readFile(upload.tmpPath!)))
  const key = `portraits/${randomToken()}.jpg`
  const disk = drive.use()
  await disk.put(key, photo.image)
  await disk.put(thumbOf(key), photo.thumb)
  return { key, warnings: photo.warnings.length ? photo.warnings : null }
}

export async function discardPortrait(key: string) {
  const disk = drive.use()
  await disk.delete(key)
  await disk.delete(thumbOf(key))
}

/** The photo's bytes, or null where the file is gone. */
export async function readPortrait(key: string | null): Promise<Buffer | null> {
  const disk = drive.use()
  if (!key || !(await disk.exists(key))) return null
  return Buffer.from(await disk.getBytes(key))
}
