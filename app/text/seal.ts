import { randomBytes } from 'node:crypto'
import { cipherFor, decipherFor, IV_BYTES, TAG_BYTES } from '#text/aes_gcm'

const VERSION = 's1.'

/**
 * Encrypts a text, as `s1.` and base64url of IV, tag and cipher.
 * @param about what the text belongs to; it opens for nothing else
 */
export function seal(key: Buffer, text: string, about: string): string {
  return VERSION + sealBytes(key, Buffer.from(text), about).toString('base64url')
}

/** Encrypts bytes: IV, tag and cipher. */
export function sealBytes(key: Buffer, bytes: Uint8Array, about: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = cipherFor(key, iv, about)
  const sealed = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed])
}

/** @throws Error if the text was sealed with another key, for something else, or was changed */
export function open(key: Buffer, sealed: string, about: string): string {
  if (!sealed.startsWith(VERSION)) throw new Error('This text was not sealed')
  return openBytes(key, Buffer.from(sealed.slice(VERSION.length), 'base64url'), about).toString()
}

/** @throws Error like `open` */
export function openBytes(key: Buffer, bytes: Uint8Array, about: string): Buffer {
  const iv = bytes.subarray(0, IV_BYTES)
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = decipherFor(key, iv, about, tag)
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  return Buffer.concat([opened, decipher.final()])
}
