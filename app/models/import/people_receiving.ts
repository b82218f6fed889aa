import { createReadStream } from 'node:fs'
import drive from '@adonisjs/drive/services/main'
import { ArchiveError, PhotoArchive } from '#documents/photo_archive'
import { FieldRefusal } from '#exceptions/field_refusal'
import { receive, type ImportOrder, type Upload } from '#models/import/receiving'
import ImportRun from '#models/import_run'
import { randomToken } from '#models/secrets'

type Files = { list: Upload; photos: string | null }

/**
 * Takes a list of people with its photos, and begins with it as with any other list.
 * @throws FieldRefusal at `file` or `photos` for what cannot be read
 */
export async function receivePeople(
  { list, photos }: Files,
  order: Omit<ImportOrder, 'kind'>,
  by: { id: number },
  options: { preview?: boolean }
): Promise<ImportRun> {
  const photosKey = photos && (await keep(photos))
  try {
    return await receive(list, { ...order, kind: 'people', photosKey }, by, options)
  } catch (error) {
    // A list that could not be handed to the queue waits with its photos.
    const waits = photosKey && (await ImportRun.findBy({ photosKey }))
    if (photosKey && !waits) await drive.use().delete(photosKey)
    throw error
  }
}

/** Keeps the photos until their list is done; gives the archive's key. */
async function keep(path: string): Promise<string> {
  try {
    const archive = await PhotoArchive.open(path)
    await archive.close()
  } catch (cause) {
    if (!(cause instanceof ArchiveError)) throw cause
    throw new FieldRefusal('photos', `archive.${cause.code}`, cause.values, { cause })
  }
  const key = `imports/${randomToken()}.zip`
  await drive.use().putStream(key, createReadStream(path))
  return key
}
