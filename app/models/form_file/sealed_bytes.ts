import { randomBytes } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { openBytes, sealBytes } from '#text/seal'

/** Where a document or photo lies on the drive, and the key that encrypts it there. */
export type SealedFile = { key: string; secret: string }

const SECRET_BYTES = 32

export const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

/** Stores a file encrypted. Several files may share a secret. */
export async function storeSealed(
  key: string,
  bytes: Uint8Array,
  secret = newSecret()
): Promise<SealedFile> {
  try {
    await drive.use().put(key, sealBytes(Buffer.from(secret, 'base64url'), bytes, key))
  } catch (error) {
    await drive.use().delete(key)
    throw error
  }
  return { key, secret }
}

export const openSealed = (bytes: Uint8Array, { key, secret }: SealedFile) =>
  openBytes(Buffer.from(secret, 'base64url'), bytes, key)
