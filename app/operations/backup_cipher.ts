import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { factOf } from '#exceptions/error_facts'
import { removeScratch, scratchPath } from '#process/scratch_folder'
import { OperatorError } from '#process/operator_error'
import { openStream, SEAL_BYTES, sealStream } from '#sealing/cipher'

const MAGIC = Buffer.from('ACRB1\n')
const SALT = 16
const HEAD = MAGIC.length + SALT

export const OVERHEAD = HEAD + SEAL_BYTES

/**
 * AES-256-GCM. A file is `ACRB1\n`, salt, IV, ciphertext and tag; its key comes from BACKUP_KEY and salt.
 * Its path in the backup is authenticated, so files cannot be exchanged.
 */
export class BackupCipher {
  constructor(private secret: string) {}

  /** Proves with the key that nobody else wrote the text. */
  sign(text: string): string {
    return createHmac('sha256', this.#keyFor('list', Buffer.alloc(0)))
      .update(text)
      .digest('hex')
  }

  async encrypt(from: Readable, to: string, path: string) {
    const salt = randomBytes(SALT)
    const key = this.#keyFor('file', salt)
    async function* wrapped(plain: AsyncIterable<Buffer>) {
      yield Buffer.concat([MAGIC, salt])
      yield* sealStream(key, plain, path)
    }
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await pipeline(from, wrapped, createWriteStream(to, { mode: 0o600 }))
  }

  /** Leaves nothing of a changed, moved or foreign file. @throws OperatorError */
  async decrypt(from: string, to: string, path: string) {
    const head = await headOf(from)
    const key = this.#keyFor('file', head.subarray(MAGIC.length))
    const opened = (bytes: AsyncIterable<Buffer>) => openStream(key, bytes, path)
    try {
      if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('no encrypted file')
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      const body = createReadStream(from, { start: HEAD })
      await pipeline(body, opened, createWriteStream(to, { mode: 0o600 }))
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
    const bytes = hkdfSync('sha256', this.secret, salt, `acreditacion backup ${use}`, 32)
    return createSecretKey(Buffer.from(bytes))
  }
}

async function headOf(path: string) {
  const file = await open(path)
  try {
    const head = Buffer.alloc(HEAD)
    await file.read(head, 0, HEAD, 0)
    return head
  } finally {
    await file.close()
  }
}
