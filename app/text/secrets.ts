import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Secret } from '@adonisjs/core/helpers'
import { appKey, appKeys, hashKeys } from '#config/app'
import { documentKinds, documentTyped, isSpanish } from '#shared/identity_documents'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Crockford base32, easy to read aloud: five bits per letter. */
function base32(bytes: Buffer, length: number): string {
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  let text = ''
  for (let index = 0; index < length; index++) {
    text = ALPHABET[Number(bits & 31n)] + text
    bits >>= 5n
  }
  return text
}

/** 26 random letters, for tokens of cards and file names. */
export function randomToken(): string {
  return base32(randomBytes(17), 26)
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

type Linked = { idForm: string; linkSalt: string | null }

/**
 * The secret of a status link. It is computed and not stored, so mails can be sent again, and a copy
 * of the database opens no request. Requests of earlier versions have no salt.
 */
export function statusTokenOf({ idForm, linkSalt }: Linked, key = appKey): string {
  const text = ['status', idForm, linkSalt].filter(Boolean).join(':')
  return base32(createHmac('sha256', key.release()).update(text).digest(), 26)
}

export function newStatusLink(idForm: string) {
  const linkSalt = randomToken()
  return { linkSalt, statusTokenHash: sha256(statusTokenOf({ idForm, linkSalt })) }
}

/** The secret that opens a request now. Its key is the APP_KEY from when its hash was stored. */
export function statusTokenFor(form: Linked & { statusTokenHash: string }, keys = appKeys): string {
  const tokens = keys.map((key) => statusTokenOf(form, key))
  return tokens.find((token) => sha256(token) === form.statusTokenHash) ?? tokens[0]
}

const hashWith = (key: Secret<string>, text: string) =>
  createHmac('sha256', key.release()).update(text).digest('hex')

/** Names a HASH_KEY in the rows that it has hashed, and reveals nothing of it. */
export const nameOfHashKey = (key = hashKeys[0]) => hashWith(key, 'name:').slice(0, 16)

/** A keyed hash. Without the key nobody can read it or find it by trying values. */
export function keyedHash(text: string, key = hashKeys[0]): string {
  return hashWith(key, `keyed:${text}`)
}

/** For comparing with what is stored: the hashes of HASH_KEY and of its earlier values. */
export const keyedHashes = (text: string) => hashKeys.map((key) => keyedHash(text, key))

/** A UUID that is equal for equal texts and cannot be predicted. */
export function nonceOf(text: string, key = hashKeys[0]): string {
  const hex = hashWith(key, `nonce:${text}`)
  return [8, 4, 4, 4, 12].map((size, at) => hex.slice(at * 8, at * 8 + size)).join('-')
}

export const noncesOf = (text: string) => hashKeys.map((key) => nonceOf(text, key))

type Document = string | null | undefined

/** Finds a person across types and editions without storing the readable document. */
export function personKeyOf(document: Document, key = hashKeys[0]): string | null {
  return document ? hashWith(key, documentTyped(document)) : null
}

/**
 * For looking a document up: its key of today first, then those of earlier values of HASH_KEY, then
 * those of earlier versions, which kept the kind before a Spanish number.
 */
export function personKeysOf(document: Document): string[] {
  if (!document) return []
  const number = documentTyped(document)
  const withKinds = isSpanish(number) ? documentKinds.map((kind) => kind + number) : []
  return [number, ...withKinds].flatMap((spelling) =>
    hashKeys.map((key) => hashWith(key, spelling))
  )
}
