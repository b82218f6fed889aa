import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Secret } from '@adonisjs/core/helpers'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { appKey, appKeys, backupKey, hashKeys, productVersion } from '#config/app'
import { BackupCipher } from '#operations/backup_cipher'
import { databaseKind, databaseOf } from '#operations/backup_database'
import {
  countFiles,
  countStored,
  restoreFiles,
  saveFile,
  saveFiles,
  withFile,
} from '#operations/backup_files'
import { faultsBeside, type KeysOfBackup, remainingKeys, saveKeys } from '#operations/backup_keys'
import { faultsIn, LIST, MANIFEST, sha256Of, writeList } from '#operations/backup_list'
import { mergeLastingFiles } from '#operations/lasting_rows'
import { RevokedAccess } from '#operations/revoked_access'
import { sqlNow } from '#sql/bulk'
import { removeScratch, scratchPath } from '#process/scratch_folder'
import { OperatorError } from '#process/operator_error'

const PRODUCT = 'acreditacion'

/** Written last, so an unfinished backup has none. */
type Manifest = {
  product: string
  version: string
  database: 'sqlite' | 'postgres'
  madeAt: string
  forms: number
  files: number
  bytes: number
  /** SHA-256 of the list with the size and checksum of each file. */
  listSha256: string
  encrypted?: boolean
  /** Of an encrypted backup: all other entries, proven by BACKUP_KEY. */
  mac?: string
  /** Of an encrypted backup of an older version: `listSha256`, proven by BACKUP_KEY. */
  listMac?: string
  /** Fingerprints: they show whether two installations have the same keys, and nothing else. */
  keys: { APP_KEY: string; HASH_KEY: string; BACKUP_KEY?: string }
  /** Name of the file beside the backup with the keys of people. Older versions had none. */
  keyFile?: string | null
}

/** The database, files and mails of one moment, in a folder. */
export class Backup {
  readonly #manifest: string

  constructor(readonly folder: string) {
    this.#manifest = join(folder, MANIFEST)
  }

  /** Makes the backup while the product runs. @throws OperatorError if it cannot */
  async write(): Promise<Manifest & { isPrivate: boolean }> {
    process.umask(0o077)
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    if ((await readdir(this.folder)).length > 0) {
      throw new OperatorError(`${this.folder} is not empty: name a new folder`)
    }
    // A folder of another owner cannot be changed; `isPrivate` reports its mode.
    await chmod(this.folder, 0o700).catch(() => {})
    const isPrivate = ((await stat(this.folder)).mode & 0o077) === 0
    // Files are only added and removed, never changed. A copy before and after the database holds
    // every file that its rows name.
    const cipher = ownCipher()
    await saveFiles(this.folder, cipher)
    const { forms } = await this.#saveDatabase(cipher)
    const keyFile = await saveKeys(this.folder)
    await saveFiles(this.folder, cipher)
    const bytes = await writeList(this.folder)
    const listSha256 = await sha256Of(join(this.folder, LIST))

    const manifest: Manifest = {
      product: PRODUCT,
      version: productVersion,
      database: databaseKind,
      madeAt: new Date().toISOString(),
      forms,
      files: await countFiles(this.folder),
      bytes,
      listSha256,
      encrypted: Boolean(cipher),
      keys: fingerprints(),
      keyFile,
    }
    if (cipher) manifest.mac = cipher.sign(JSON.stringify(manifest))
    await writeFile(this.#manifest, `${JSON.stringify(manifest, null, 2)}\n`)
    await recordBackup(manifest)
    return { ...manifest, isPrivate }
  }

  /** @throws OperatorError when the backup is encrypted with another key */
  async faults(): Promise<string[]> {
    const manifest = await this.read()
    const { listSha256, keyFile } = manifest
    // The key must have made it: others may write where backups are kept.
    if (backupKey && !isProven(manifest, this.#cipher(manifest)))
      return [
        `${MANIFEST} was not written with this BACKUP_KEY; for a backup of a time without one, leave it empty`,
      ]
    const listHash = await sha256Of(join(this.folder, LIST)).catch(() => null)
    if (listHash !== listSha256) return [`${LIST} is missing or has changed`]
    const besides = keyFile ? await faultsBeside(this.folder, keyFile) : []
    return [...(await faultsIn(this.folder)), ...besides]
  }

  /**
   * Replaces the data of the installation. The database changes in one step; files are only added
   * before it, so a failure changes nothing.
   * @throws OperatorError when there is data and `force` is not given, or the product runs
   */
  async restore({ force = false, revive = false } = {}): Promise<
    Manifest & { sameKeys: boolean; knowsErasures: boolean; revoked: RevokedAccess | null }
  > {
    const manifest = await this.read()
    if (manifest.database !== databaseKind) {
      throw new OperatorError(
        `the backup is of a ${manifest.database} database, this product runs on ${databaseKind}`
      )
    }
    const cipher = this.#cipher(manifest)
    const [fault, ...others] = await this.faults()
    if (fault) {
      const more = others.length ? `, and ${others.length} more` : ''
      throw new OperatorError(`the backup is damaged: ${fault}${more}; backup:check names all`)
    }
    const database = databaseOf()
    const existing = { rows: await database.rows(), files: await countStored() }
    if (!force && existing.rows + existing.files > 0) {
      throw new OperatorError(
        `there are ${existing.rows} rows and ${existing.files} files here already: add --force to replace them`
      )
    }
    await database.assertUnused()
    const removeOthers = await restoreFiles(this.folder, cipher)
    const path = join(this.folder, database.file)
    const { keyFile } = manifest
    const kept = keyFile ? await mergeLastingFiles(this.folder, keyFile) : null
    const keys: KeysOfBackup | null = kept && {
      ...{ folder: this.folder, name: keyFile!, lasting: kept.lasting },
      remaining: kept.isCurrent ? await remainingKeys() : null,
    }
    const keepsRevoked = kept?.isCurrent && !revive
    const revoked = keepsRevoked ? await RevokedAccess.read(manifest.madeAt) : null
    await withFile(path, this.folder, cipher, (plain) => database.replace(plain, keys, revoked))
    await removeOthers()
    await revoked?.followUp()
    const { APP_KEY, HASH_KEY } = manifest.keys
    const sameKeys =
      appKeys.some((key) => fingerprintOf(key) === APP_KEY) &&
      hashKeys.some((key) => fingerprintOf(key) === HASH_KEY)
    return { ...manifest, sameKeys, knowsErasures: kept?.isCurrent ?? false, revoked }
  }

  async #saveDatabase(cipher: BackupCipher | null) {
    const database = databaseOf()
    const path = join(this.folder, database.file)
    if (!cipher) return database.save(path)
    const plain = await scratchPath()
    try {
      const saved = await database.save(plain)
      await saveFile(createReadStream(plain), path, this.folder, cipher)
      return saved
    } finally {
      await removeScratch(plain)
    }
  }

  #cipher({ encrypted, keys }: Manifest): BackupCipher | null {
    if (!encrypted) return null
    const cipher = ownCipher()
    if (!cipher)
      throw new OperatorError('the backup is encrypted: set the BACKUP_KEY it was made with')
    if (keys.BACKUP_KEY !== fingerprints().BACKUP_KEY)
      throw new OperatorError('the backup is encrypted with another BACKUP_KEY: set that one')
    return cipher
  }

  /** @throws OperatorError when the backup is unfinished */
  async read(): Promise<Manifest> {
    try {
      const manifest = JSON.parse(await readFile(this.#manifest, 'utf8'))
      if (manifest.product === PRODUCT && (await stat(this.folder)).isDirectory()) return manifest
    } catch {
      // A missing and a broken manifest are the same to the caller.
    }
    throw new OperatorError(`${this.folder} is not a finished backup: it has no good manifest.json`)
  }
}

function isProven({ mac, ...proven }: Manifest, cipher: BackupCipher | null) {
  const { listSha256, listMac } = proven
  return mac
    ? cipher?.sign(JSON.stringify(proven)) === mac
    : cipher?.sign(listSha256) === (listMac ?? null)
}

function fingerprints(): Manifest['keys'] {
  return {
    APP_KEY: fingerprintOf(appKey),
    HASH_KEY: fingerprintOf(hashKeys[0]),
    ...(backupKey && { BACKUP_KEY: fingerprintOf(backupKey) }),
  }
}

const fingerprintOf = (key: Secret<string>) =>
  createHash('sha256').update(`backup:${key.release()}`).digest('hex').slice(0, 8)

const ownCipher = () => backupKey && new BackupCipher(backupKey.release())

/** A database of an older version has no table `backups`; its backup is complete without the row. */
async function recordBackup({ forms, files, bytes }: Manifest) {
  const row = { forms, files, bytes, created_at: sqlNow(db.connection()) }
  await db
    .table('backups')
    .insert(row)
    .catch((error) => logger.warn({ code: error.code }, 'backup not noted'))
}
