import cache from '@adonisjs/cache/services/main'
import { readFile } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { discardAfter } from '#database/transactions'
import { decodePhoto } from '#documents/decoding'
import { Photo, PhotoError } from '#documents/photo'
import type { Upload } from '#form_types/define'
import Form from '#models/form'
import { openSealed, storeSealed, type SealedFile } from '#sealing/files'
import FormPhoto from '#models/form_photo'
import { randomToken } from '#text/secrets'

export type PhotoColumns = {
  image: string
  imageWarnings: string[] | null
  imageOriginal: string | null
}

/** Ending of encrypted photos. Photos of earlier versions have none. */
export const SEALED = '.sealed.jpg'

export const isSealed = (key: string) => photoKeyOf(key).endsWith(SEALED)

/** The name without what sealing added to it, so that sealing outdates no printed card. */
export const nameOfPhoto = (key: string) => key.replace(/(-[0-9A-Z]{26})?\.sealed\.jpg$/, '.jpg')

export const thumbOf = (key: string) => key.replace(/\.jpg$/, '.thumb.jpg')

/** The key of the photo to which a file belongs: a thumb has no row of its own. */
export const photoKeyOf = (key: string) => key.replace(/\.thumb\.jpg$/, '.jpg')

/** @throws PhotoError if it is no photo, too small, broken or, unless staff send it, grey */
export async function storeUploadedPhoto(
  upload: Upload,
  { byStaff }: { byStaff: boolean }
): Promise<{ columns: PhotoColumns; photos: SealedFile[] }> {
  const photo = await decodePhoto(upload.bytes ?? (await readFile(upload.tmpPath!)))
  if (!byStaff && photo.warnings.includes('grey')) throw new PhotoError('grey')
  const { original, warnings } = photo
  const whole = original && (await storeSealed(`originals/${randomToken()}${SEALED}`, original))
  const imageOriginal = whole?.key ?? null
  try {
    const image = await storePhoto(photo)
    const imageWarnings = warnings.length ? warnings : null
    const columns = { image: image.key, imageWarnings, imageOriginal }
    return { columns, photos: whole ? [image, whole] : [image] }
  } catch (error) {
    await discardFiles([imageOriginal])
    throw error
  }
}

export async function storePhoto(
  { image, thumb }: { image: Buffer; thumb: Buffer | null },
  key = `portraits/${randomToken()}${SEALED}`
): Promise<SealedFile> {
  try {
    const photo = await storeSealed(key, image)
    if (thumb) await storeSealed(thumbOf(key), thumb, photo.secret)
    return photo
  } catch (error) {
    // A full disk may have stored only the first file.
    await discardFile(key)
    throw error
  }
}

/** Encrypts a photo of an earlier version. Returns whether a request still named it. */
export async function sealPhoto(former: string): Promise<boolean> {
  const image = await readPhoto(former)
  if (!image) return false
  const thumb = await readPhoto(thumbOf(former))
  // Two processes may seal the same photo at once, so each writes a file of its own.
  const key = former.replace(/\.jpg$/, `-${randomToken()}${SEALED}`)
  const photo = await storePhoto({ image, thumb }, key)
  const named = await db
    .transaction(async (trx) => {
      const forms = await Form.query({ client: trx })
        .where((naming) => naming.where('image', former).orWhere('imageOriginal', former))
        .select('id', 'idForm', 'personKey')
        .forUpdate()
      for (const column of ['image', 'image_original'])
        await trx
          .from('forms')
          .where(column, former)
          .update({ [column]: key })
      await FormPhoto.addMany(
        trx,
        forms.map((form) => ({ form, photo }))
      )
      return forms.length
    })
    .catch(async (error) => {
      await discardAfter(error, () => discardFile(key))
      throw error
    })
  await discardFile(named > 0 ? former : key)
  return named > 0
}

/** Makes a lost thumb again. Returns false if the photo cannot be read. */
export async function restoreThumb(key: string): Promise<boolean> {
  const photo = await readPhoto(key)
  if (!photo) return false
  const thumb = await Photo.thumbnail(photo)
  const secret = isSealed(key) ? await FormPhoto.secretOf(key) : null
  if (secret) await storeSealed(thumbOf(key), thumb, secret)
  else await drive.use().put(thumbOf(key), thumb)
  return true
}

/** Deletes a file of a request or a run, a photo with its thumb. */
export async function discardFile(key: string) {
  const keys = key.startsWith('portraits/') ? [key, thumbOf(key)] : [key]
  await Promise.all(keys.map((one) => drive.use().delete(one)))
}

export async function discardFiles(keys: Iterable<string | null | undefined>) {
  for (const key of keys) if (key) await discardFile(key)
}

/** Null if the file is gone, or the key of its person. `photos`: of the request, if already read. */
export async function readPhoto(key: string | null, photos?: FormPhoto[]): Promise<Buffer | null> {
  const disk = drive.use()
  if (!key || !(await disk.exists(key))) return null
  if (!isSealed(key)) return Buffer.from(await disk.getBytes(key))
  const photoKey = photoKeyOf(key)
  const photo = photos?.find((one) => one.key === photoKey)
  const secret = photo ? photo.secret : await FormPhoto.secretOf(photoKey)
  return secret ? openSealed(await disk.getBytes(key), { key, secret }) : null
}

/**
 * The photo as a data URL, because a second request might be lost on a bad connection at a door.
 * Cached: a photo never changes under its key.
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
  const photo = await readPhoto(image)
  if (!photo) return null
  // A damaged photo must not stop the check.
  const small = await Photo.forScreen(photo).catch(() => null)
  return small && `data:image/jpeg;base64,${small.toString('base64')}`
}
