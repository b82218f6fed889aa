import { createReadStream } from 'node:fs'
import drive from '@adonisjs/drive/services/main'
import { ArchiveError, PhotoArchive } from '#documents/photo_archive'
import { FieldRefusal } from '#exceptions/field_refusal'
import { receiveList, type ImportOrder, type UploadedList } from '#imports/receive_list'
import ImportRun from '#models/import_run'
import type { Actor } from '#shared/history'
import { storeRunFile } from '#sealing/run_files'
import { newSecret } from '#sealing/cipher'
import { randomToken } from '#text/secrets'

type Files = { list: UploadedList; photos: string | null }

/** @throws FieldRefusal at `file` or `photos` if one cannot be read */
export async function receivePeople(
  { list, photos }: Files,
  order: Omit<ImportOrder, 'kind'>,
  by: Actor,
  options: { preview?: boolean; confirmed?: boolean }
): Promise<ImportRun> {
  const secret = newSecret()
  const photosKey = photos && (await storePhotos(photos, secret))
  try {
    return await receiveList(list, { ...order, kind: 'people', photosKey, secret }, by, options)
  } catch (error) {
    // A run that the queue did not accept waits as a preview and keeps its photos.
    const waitingRun = photosKey && (await ImportRun.findBy({ photosKey }))
    if (photosKey && !waitingRun) await drive.use().delete(photosKey)
    throw error
  }
}

async function storePhotos(path: string, secret: string): Promise<string> {
  try {
    const archive = await PhotoArchive.open(path)
    archive.close()
  } catch (cause) {
    if (!(cause instanceof ArchiveError)) throw cause
    throw new FieldRefusal('photos', `archive.${cause.code}`, cause.values, { cause })
  }
  const key = `imports/${randomToken()}.zip`
  await storeRunFile(key, createReadStream(path), secret)
  return key
}
