import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { factOf } from '#exceptions/error_facts'
import { removeScratch, scratchPath } from '#process/scratch_folder'
import { OperatorError } from '#process/operator_error'
import { cipherFor, decipherFor, IV_BYTES, TAG_BYTES } from '#text/aes_gcm'

const MAGIC = Buffer.from('ACRB1\n')
const SALT_BYTES = 16
const HEAD_BYTES = MAGIC.length + SALT_BYTES + IV_BYTES

/** Bytes by which an encrypted file is longer. */
export const OVERHEAD = HEAD_BYTES + TAG_BYTES

/**
 * Encrypts the files of a backup with AES-256-GCM. A file is `ACRB1\n`, salt, IV, ciphertext and tag.
 * Each has its own key, from BACKUP_KEY and its salt. Its path in the backup is authenticated, so files
 * cannot be exchanged.
 */
export class BackupCipher {
  constructor(private secret: string) {}

  /** The checksum of the list, proven by the key. */
  sign(listSha256: string): string {
    return createHmac('sha256', this.#keyFor('list', Buffer.alloc(0)))
      .update(listSha256)
      .digest('hex')
  }

  async encrypt(from: Readable, to: string, path: string) {
    const salt = randomBytes(SALT_BYTES)
    const iv = randomBytes(IV_BYTES)
    const cipher = cipherFor(this.#keyFor('file', salt), iv, path)
    async function* wrapped(plain: AsyncIterable<Buffer>) {
      yield Buffer.concat([MAGIC, salt, iv])
      for await (const chunk of plain) yield cipher.update(chunk)
      yield cipher.final()
      yield cipher.getAuthTag()
    }
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await pipeline(from, wrapped, createWriteStream(to, { mode: 0o600 }))
  }

  /**
   * Writes the plain file. A file that cannot be authenticated leaves nothing.
   * @throws OperatorError when the file was changed, moved or encrypted with another key
   */
  async decrypt(from: string, to: string, path: string) {
    const { head, tag, size } = await endsOf(from)
    const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES)
    try {
      if (size < OVERHEAD || !head.subarray(0, MAGIC.length).equals(MAGIC))
        throw new Error('no encrypted file')
      const iv = head.subarray(MAGIC.length + SALT_BYTES)
      const decipher = decipherFor(this.#keyFor('file', salt), iv, path, tag)
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      const body =
        size === OVERHEAD
          ? []
          : createReadStream(from, { start: HEAD_BYTES, end: size - TAG_BYTES - 1 })
      await pipeline(body, decipher, createWriteStream(to, { mode: 0o600 }))
    } catch (error) {
      await rm(to, { force: true })
      if (factOf(error, 'syscall')) throw error
      throw new OperatorError(
        `${path} cannot be decrypted: BACKUP_KEY is another, or it was changed`
      )
    }
  }

  /** Lends the plain file to `work` and removes it afterwards. */
  async withPlain<Result>(from: string, path: string, work: (plain: string) => Promise<Result>) {
    const plain = await scratchPath()
    try {
      await this.decrypt(from, plain, path)
      return await work(plain)
    } finally {
      await removeScratch(plain)
    }
  }

  #keyFor(use: string, salt: Buffer) {
    return Buffer.from(hkdfSync('sha256', this.secret, salt, `acreditacion backup ${use}`, 32))
  }
}

async function endsOf(path: string) {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(HEAD_BYTES)
    const tag = Buffer.alloc(TAG_BYTES)
    await file.read(head, 0, HEAD_BYTES, 0)
    await file.read(tag, 0, TAG_BYTES, Math.max(size - TAG_BYTES, 0))
    return { head, tag, size }
  } finally {
    await file.close()
  }
}
