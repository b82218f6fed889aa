import drive from '@adonisjs/drive/services/main'
import { keyOf, newSecret, openBytes, sealBytes } from '#sealing/cipher'

/** `key`: its path on the drive. `secret`: what encrypts it there. */
export type SealedFile = { key: string; secret: string }

/** Stores a file encrypted. Several files may share a secret. */
export async function storeSealed(
  key: string,
  bytes: Uint8Array,
  secret = newSecret()
): Promise<SealedFile> {
  try {
    await drive.use().put(key, sealBytes(keyOf(secret), bytes, key))
  } catch (error) {
    await drive.use().delete(key)
    throw error
  }
  return { key, secret }
}

export const openSealed = (bytes: Uint8Array, { key, secret }: SealedFile) =>
  openBytes(keyOf(secret), bytes, key)
