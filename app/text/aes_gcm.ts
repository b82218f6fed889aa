import { createCipheriv, createDecipheriv } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'

export const IV_BYTES = 12
export const TAG_BYTES = 16

/** `about`: what the bytes belong to. They open for nothing else. */
export const cipherFor = (key: Buffer, iv: Uint8Array, about: string) =>
  createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))

export const decipherFor = (key: Buffer, iv: Uint8Array, about: string, tag: Uint8Array) =>
  createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(tag)
