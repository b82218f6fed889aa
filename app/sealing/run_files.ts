import { createReadStream, createWriteStream } from 'node:fs'
import { Duplex, Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { removeScratch, scratchPath } from '#process/scratch_folder'
import { openSecrets, sealSecrets, type SealedColumns } from '#sealing/secrets'
import { keyOf, openStream, sealStream } from '#sealing/cipher'

/** A run keeps the secret of all its files, sealed with a key that goes with them. */
type Run = SealedColumns & { fileKey: string | null }

/** `fileKey`: path of the first file of the run, to which the secret is bound. */
export async function keepSecret(client: QueryClientContract, fileKey: string, secret: string) {
  const [columns] = await sealSecrets(client, [
    { owner: [fileKey], about: fileKey, secrets: { secret } },
  ])
  return columns
}

/** @throws Error if the key of the run is gone */
export async function secretOf(
  { keyId, sealed, fileKey }: Run,
  client: QueryClientContract = db.connection()
): Promise<string> {
  const [{ secret }] = await openSecrets(client, [{ keyId, sealed, about: fileKey! }])
  if (!secret) throw new Error(`The key of ${fileKey} is gone`)
  return secret
}

/** Stores a file on the drive, encrypted with the secret of its run. S3 takes no stream of unknown length. */
export async function storeRunFile(key: string, bytes: AsyncIterable<Uint8Array>, secret: string) {
  const path = await scratchPath()
  try {
    await pipeline(sealStream(keyOf(secret), bytes, key), createWriteStream(path))
    await drive.use().putStream(key, createReadStream(path))
  } finally {
    await removeScratch(path)
  }
}

/** Reads a file of a run. Files of an earlier version were stored readably. */
export async function openRunFile(
  run: Run,
  key: string,
  client?: QueryClientContract
): Promise<Readable> {
  if (!run.sealed) return drive.use().getStream(key)
  return Readable.from(opened(key, await secretOf(run, client)), { objectMode: false })
}

/** Opens the stream when it is read: the error of a lost file has a listener then. */
async function* opened(key: string, secret: string) {
  yield* openStream(keyOf(secret), await drive.use().getStream(key), key)
}

/** Opens a path for writing; the bytes are encrypted on the way, as on the drive. */
export async function writerOf(run: Run, path: string): Promise<Writable> {
  const key = keyOf(await secretOf(run))
  return Duplex.from((bytes: AsyncIterable<Uint8Array>) =>
    pipeline(sealStream(key, bytes, run.fileKey!), createWriteStream(path))
  )
}
