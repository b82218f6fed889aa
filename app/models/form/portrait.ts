import cache from '@adonisjs/cache/services/main'
import { readFile } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { Photo, PhotoError } from '#documents/photo'
import type { Upload } from '#form_types/define'
import { randomToken } from '#text/secrets'

export type StoredPortrait = {
  image: string
  imageWarnings: string[] | null
  imageOriginal: string | null
}

export const thumbOf = (key: string) => key.replace(/\.jpg$/, '.thumb.jpg')

/** The picture to which a file belongs: a thumb is named by none of its own. */
export const pictureOf = (key: string) => key.replace(/\.thumb\.jpg$/, '.jpg')

/** @throws PhotoError if it is no photo, too small, broken or, unless staff send it, grey */
export async function storePortrait(
  upload: Upload,
  { byStaff }: { byStaff: boolean }
): Promise<StoredPortrait> {
  const photo = await Photo.read(upload.bytes ?? (await readFile(upload.tmpPath!)))
  if (!byStaff && photo.warnings.includes('grey')) throw new PhotoError('grey')
  const imageOriginal = photo.original ? `originals/${randomToken()}.jpg` : null
  try {
    if (imageOriginal) await drive.use().put(imageOriginal, photo.original!)
    return { ...(await storePhoto(photo)), imageOriginal }
  } catch (error) {
    await discardPictures({ imageOriginal })
    throw error
  }
}

export async function storePhoto({ image, thumb, warnings }: Photo) {
  const key = `portraits/${randomToken()}.jpg`
  const disk = drive.use()
  try {
    await disk.put(key, image)
    await disk.put(thumbOf(key), thumb)
  } catch (error) {
    // A full disk may have stored only the first file.
    await discardPortrait(key)
    throw error
  }
  return { image: key, imageWarnings: warnings.length ? warnings : null }
}

export async function restoreThumb(key: string): Promise<boolean> {
  const portrait = await readPortrait(key)
  if (!portrait) return false
  await drive.use().put(thumbOf(key), await Photo.thumbnail(portrait))
  return true
}

export async function discardPortrait(key: string) {
  const disk = drive.use()
  await disk.delete(key)
  if (key.startsWith('portraits/')) await disk.delete(thumbOf(key))
}

export async function discardPictures({
  image,
  imageOriginal,
}: {
  image?: string | null
  imageOriginal?: string | null
}) {
  if (image) await discardPortrait(image)
  if (imageOriginal) await discardPortrait(imageOriginal)
}

export async function readPortrait(key: string | null): Promise<Buffer | null> {
  const disk = drive.use()
  if (!key || !(await disk.exists(key))) return null
  return Buffer.from(await disk.getBytes(key))
}

/**
 * The photo as a data URL, because a second request might be lost on a bad connection at a door.
 * Cached: a portrait never changes under its key.
 */
export async function photoOf({ image }: { image: string | null }): Promise<string | null> {
  if (!image) return null
  const photo = await cache.namespace('faces').getOrSet<string | undefined>({
    key: image,
    ttl: '1h',
    factory: async ({ skip }) => (await dataUrlOf(image)) ?? skip(),
  })
  return photo ?? null
}

async function dataUrlOf(image: string): Promise<string | null> {
  const portrait = await readPortrait(image)
  if (!portrait) return null
  // A damaged photo must not stop the check.
  const photo = await Photo.forScreen(portrait).catch(() => null)
  return photo && `data:image/jpeg;base64,${photo.toString('base64')}`
}
