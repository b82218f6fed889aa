import { readFile } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { decodeLogo } from '#documents/decoding'
import { opaqueLogo } from '#documents/logo'
import { PhotoError } from '#documents/photo'
import { FieldRefusal } from '#exceptions/field_refusal'
import { randomToken } from '#text/secrets'

/** @throws FieldRefusal if it is no picture, too small or broken */
export async function storeLogo(path: string): Promise<string> {
  const picture = await decodeLogo(await readFile(path)).catch((cause) => {
    if (!(cause instanceof PhotoError)) throw cause
    throw new FieldRefusal('logo', `logo.${cause.code}`, {}, { cause })
  })
  return store(picture)
}

export async function copyLogo(key: string | null) {
  const bytes = await readLogo(key)
  return bytes && store(bytes)
}

export async function readLogo(key: string | null): Promise<Buffer | null> {
  const disk = drive.use()
  if (!key || !(await disk.exists(key))) return null
  return Buffer.from(await disk.getBytes(key))
}

let cached: { key: string; picture: Buffer } | null = null

// Cached: the same logo is printed on thousands of cards. A new logo has a new key.
export async function printedLogo(key: string | null) {
  if (cached?.key === key) return cached
  const bytes = await readLogo(key)
  cached = key && bytes ? { key, picture: await opaqueLogo(bytes) } : null
  return cached
}

export const discardLogo = async (key: string | null) => {
  if (key) await drive.use().delete(key)
}

async function store(bytes: Buffer) {
  const key = `logos/${randomToken()}.png`
  await drive.use().put(key, bytes)
  return key
}
