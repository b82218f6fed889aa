import { readFile } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { Photo } from '#documents/photo'
import { randomToken } from '#models/secrets'

/** A file on its way in: where it was put, or its bytes. */
export type Upload = { tmpPath?: string; bytes?: Buffer }

/** A portrait on the disk, what is doubtful about it, and the picture it was cut from. */
export type StoredPortrait = {
  image: string
  imageWarnings: string[] | null
  imageOriginal: string | null
}

/** Where the small picture of a portrait lies. */
export const thumbOf = (key: string) => key.replace(/\.jpg$/, '.thumb.jpg')

/**
 * Decodes, crops and stores an uploaded photo with its thumbnail under a random key; the whole
 * picture too where the portrait is only a part of it.
 * @throws PhotoError when it is no photo, too small or broken
 */
export async function storePortrait(upload: Upload): Promise<StoredPortrait> {
  const photo = await Photo.read(upload.bytes ?? (await readFile(upload.tmpPath!)))
  const imageOriginal = photo.original ? `originals/${randomToken()}.jpg` : null
  if (imageOriginal) await drive.use().put(imageOriginal, photo.original!)
  return { ...(await storePhoto(photo)), imageOriginal }
}

/** Stores a portrait that was made already. */
export async function storePhoto({ image, thumb, warnings }: Photo) {
  const key = `portraits/${randomToken()}.jpg`
  const disk = drive.use()
  await disk.put(key, image)
  await disk.put(thumbOf(key), thumb)
  return { image: key, imageWarnings: warnings.length ? warnings : null }
}

/**
 * Makes the small picture of a portrait anew where only the portrait is left.
 * @returns whether there is one now
 */
export async function restoreThumb(key: string): Promise<boolean> {
  const portrait = await readPortrait(key)
  if (!portrait) return false
  await drive.use().put(thumbOf(key), await Photo.thumbnail(portrait))
  return true
}

/** Throws a picture away: a portrait with its thumbnail, or an original. */
export async function discardPortrait(key: string) {
  const disk = drive.use()
  await disk.delete(key)
  if (key.startsWith('portraits/')) await disk.delete(thumbOf(key))
}

/** Throws away all pictures of a request. */
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

/** The photo's bytes, or null where the file is gone. */
export async function readPortrait(key: string | null): Promise<Buffer | null> {
  const disk = drive.use()
  if (!key || !(await disk.exists(key))) return null
  return Buffer.from(await disk.getBytes(key))
}
