import { extname } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { discardAfter } from '#database/transactions'
import { discardFiles } from '#models/form/photos'
import ImportRun from '#models/import_run'
import { keepSecret, storeRunFile } from '#sealing/run_files'
import { changedRows } from '#sql/bulk'
import { newSecret } from '#sealing/cipher'
import { randomToken } from '#text/secrets'

/**
 * Encrypts the files of an import of an earlier version, under other keys, and removes its sample.
 * Returns whether nobody changed the import meanwhile.
 */
export async function sealImport(run: ImportRun): Promise<boolean> {
  const secret = newSecret()
  const moved = new Map<string, string>()
  const move = async (key: string | null) => {
    if (!key || !(await drive.use().exists(key))) return key
    const to = `imports/${randomToken()}${extname(key)}`
    moved.set(key, to)
    await storeRunFile(to, await drive.use().getStream(key), secret)
    return to
  }
  const isSealed = await sealWith(run, secret, move).catch(async (error) => {
    await discardAfter(error, () => discardFiles(moved.values()))
    throw error
  })
  await discardFiles(isSealed ? moved.keys() : moved.values())
  return isSealed
}

async function sealWith(
  { id, state, plan, fileKey, rowsKey, photosKey }: ImportRun,
  secret: string,
  move: (key: string | null) => Promise<string | null>
) {
  const keys = {
    fileKey: await move(fileKey),
    rowsKey: await move(rowsKey),
    photosKey: await move(photosKey),
  }
  return db.transaction(async (trx) => {
    const columns = await keepSecret(trx, keys.fileKey!, secret)
    const written = await ImportRun.query({ client: trx })
      .where({ id, state, fileKey, rowsKey, photosKey })
      .whereNull('sealed')
      .update({ ...keys, ...columns, plan: JSON.stringify({ ...plan, sample: undefined }) })
    return changedRows(written) === 1
  })
}
