import { randomBytes } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { randomToken } from '#text/secrets'
import { openBytes, sealBytes } from '#text/seal'

/** Where a document lies on the drive, and the key that encrypts it there. */
export type SealedFile = { key: string; secret: string }

const SECRET_BYTES = 32

/** Stores a document encrypted. `type` is its extension, such as `pdf`. */
export async function storeSealed(bytes: Uint8Array, type: string): Promise<SealedFile> {
  const key = `documents/${randomToken()}.${type}`
  const secret = randomBytes(SECRET_BYTES)
  try {
    await drive.use().put(key, sealBytes(secret, bytes, key))
  } catch (error) {
    await drive.use().delete(key)
    throw error
  }
  return { key, secret: secret.toString('base64url') }
}

export const openSealed = (bytes: Uint8Array, { key, secret }: SealedFile) =>
  openBytes(Buffer.from(secret, 'base64url'), bytes, key)
