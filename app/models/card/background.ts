import { readFile } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import type { Picture } from '#documents/card_sheet'
import { decodeBackground } from '#documents/decoding'
import { PhotoError } from '#documents/photo'
import { FieldRefusal } from '#exceptions/field_refusal'
import { randomToken } from '#text/secrets'

const cachedPictures = new Map<string, Picture>()
const MOST_CACHED = 20

// Cached: the same background is printed on thousands of cards. A new picture has a new key.
export async function printedBackground(key: string | null): Promise<Picture | null> {
  if (!key) return null
  const cached = cachedPictures.get(key)
  if (cached) return cached
  const picture = await readBackground(key)
  if (!picture) return null
  if (cachedPictures.size >= MOST_CACHED) cachedPictures.clear()
  const background = { key, picture }
  cachedPictures.set(key, background)
  return background
}

/** @throws FieldRefusal if it is no picture, too small or broken */
export async function storeBackground(path: string): Promise<string> {
  const picture = await decodeBackground(await readFile(path)).catch((cause) => {
    if (!(cause instanceof PhotoError)) throw cause
    throw new FieldRefusal('background', `background.${cause.code}`, {}, { cause })
  })
  return store(picture)
}

export async function copyBackground(key: string | null): Promise<string | null> {
  const bytes = key && (await readBackground(key))
  return bytes ? store(bytes) : null
}

export const discardBackground = async (key: string | null) => {
  if (key) await drive.use().delete(key)
}

async function readBackground(key: string): Promise<Buffer | null> {
  const disk = drive.use()
  return (await disk.exists(key)) ? Buffer.from(await disk.getBytes(key)) : null
}

async function store(bytes: Buffer) {
  const key = `backgrounds/${randomToken()}.jpg`
  await drive.use().put(key, bytes)
  return key
}
