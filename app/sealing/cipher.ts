import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'
import type { DecipherGCM, KeyObject } from 'node:crypto'

const VERSION = 's1.'
const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** Bytes by which sealed bytes are longer. */
export const SEAL_BYTES = IV_BYTES + TAG_BYTES

/** A random key as text, to be sealed itself. */
export const newSecret = () => randomBytes(KEY_BYTES).toString('base64url')

// Node takes 15 µs to open a text with a key of bytes, 4 µs with a key object.
export const keyOf = (secret: string) => createSecretKey(secret, 'base64url')

const cipherFor = (key: KeyObject, iv: Uint8Array, about: string) =>
  createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))

const decipherFor = (key: KeyObject, iv: Uint8Array, about: string) =>
  createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))

/**
 * Encrypts a text, as `s1.` and base64url of IV, tag and cipher.
 * @param about what the text belongs to; it opens for nothing else
 */
export function seal(key: KeyObject, text: string, about: string): string {
  return VERSION + sealBytes(key, Buffer.from(text), about).toString('base64url')
}

export function sealBytes(key: KeyObject, bytes: Uint8Array, about: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = cipherFor(key, iv, about)
  const sealed = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed])
}

/** @throws Error if the text was sealed with another key, for something else, or was changed */
export function open(key: KeyObject, sealed: string, about: string): string {
  if (!sealed.startsWith(VERSION)) throw new Error('This text was not sealed')
  return openBytes(key, Buffer.from(sealed.slice(VERSION.length), 'base64url'), about).toString()
}

export function openBytes(key: KeyObject, bytes: Uint8Array, about: string): Buffer {
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = decipherFor(key, iv, about)
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  decipher.final()
  return opened
}

type Bytes = AsyncIterable<Uint8Array>

/** For a stream: yields IV, cipher and tag. */
export async function* sealStream(key: KeyObject, bytes: Bytes, about: string) {
  const iv = randomBytes(IV_BYTES)
  const cipher = cipherFor(key, iv, about)
  yield iv
  for await (const chunk of bytes) yield cipher.update(chunk)
  cipher.final()
  yield cipher.getAuthTag()
}

/**
 * Yields what `sealStream` sealed, as it comes. What was changed is found at the end only.
 * @throws Error like `open`
 */
export async function* openStream(key: KeyObject, bytes: Bytes, about: string) {
  let waiting = Buffer.alloc(0)
  let decipher: DecipherGCM | undefined
  for await (const chunk of bytes) {
    waiting = Buffer.concat([waiting, chunk])
    if (!decipher && waiting.length >= IV_BYTES) {
      const iv = waiting.subarray(0, IV_BYTES)
      decipher = decipherFor(key, iv, about)
      waiting = waiting.subarray(IV_BYTES)
    }
    // The last bytes are the tag.
    if (!decipher || waiting.length <= TAG_BYTES) continue
    yield decipher.update(waiting.subarray(0, -TAG_BYTES))
    waiting = waiting.subarray(-TAG_BYTES)
  }
  if (!decipher || waiting.length < TAG_BYTES) throw new Error('These bytes were not sealed')
  decipher.setAuthTag(waiting)
  yield decipher.final()
}
