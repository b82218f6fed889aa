import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { appKey, hashKey, productVersion } from '#config/app'
import { databaseKind, databaseOf } from '#operations/backup_database'
import { countFiles, countStored, keepFiles, putFilesBack } from '#operations/backup_files'
import { Problem } from '#operations/problem'

const PRODUCT = 'acreditacion'

/** What a backup says of itself; written last, so that half a backup has none. */
export type Manifest = {
  product: string
  version: string
  database: 'sqlite' | 'postgres'
  madeAt: string
  forms: number
  files: number
  databaseFile: string
  sha256: string
  /** Fingerprints that tell other keys from the same ones, and nothing else. */
  keys: { APP_KEY: string; HASH_KEY: string }
}

/** A folder with the database, the files and the mails of one moment. */
export class Backup {
  readonly #manifest: string

  constructor(readonly folder: string) {
    this.#manifest = join(folder, 'manifest.json')
  }

  /**
   * Makes the backup; the product may run meanwhile.
   * @throws Problem when the folder holds something or a program is missing
   */
  async write(): Promise<Manifest> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    if ((await readdir(this.folder)).length > 0) {
      throw new Problem(`${this.folder} is not empty: name a new folder`)
    }
    const database = databaseOf()
    const databaseFile = join(this.folder, database.file)
    // Files are never changed, only made and removed: those looked at before and after the
    // database are all that its rows can name.
    await keepFiles(this.folder)
    const { forms } = await database.save(databaseFile)
    await keepFiles(this.folder)

    const manifest: Manifest = {
      product: PRODUCT,
      version: productVersion,
      database: databaseKind,
      madeAt: new Date().toISOString(),
      forms,
      files: await countFiles(this.folder),
      databaseFile: database.file,
      sha256: await sha256Of(databaseFile),
      keys: fingerprints(),
    }
    await writeFile(this.#manifest, `${JSON.stringify(manifest, null, 2)}\n`)
    return manifest
  }

  /**
   * Reads the manifest and compares the folder with it.
   * @throws Problem when this is no backup, is damaged, or is of another kind of database
   */
  async check(): Promise<Manifest> {
    const manifest = await this.#read()
    if (manifest.database !== databaseKind) {
      throw new Problem(
        `the backup is of a ${manifest.database} database, this product runs on ${databaseKind}`
      )
    }
    const databaseFile = join(this.folder, databaseOf().file)
    const sha256 = await sha256Of(databaseFile).catch(() => null)
    if (sha256 !== manifest.sha256) {
      throw new Problem(`${databaseFile} is missing or not what the manifest says: it is damaged`)
    }
    const files = await countFiles(this.folder)
    if (files !== manifest.files) {
      throw new Problem(`the backup should hold ${manifest.files} files and holds ${files}`)
    }
    return manifest
  }

  /**
   * Puts the backup in the place of what is there. The database changes in one step; before
   * it, files are only added, so that a failure leaves the old state whole.
   * @throws Problem when something is there and `force` is not given, or the product runs
   */
  async restore({ force = false } = {}): Promise<Manifest & { sameKeys: boolean }> {
    const manifest = await this.check()
    const database = databaseOf()
    const there = { forms: await database.rows(), files: await countStored() }
    if (!force && there.forms + there.files > 0) {
      throw new Problem(
        `there are ${there.forms} rows and ${there.files} files here already: add --force to replace them`
      )
    }
    await database.claim()
    const removeOthers = await putFilesBack(this.folder)
    await database.replace(join(this.folder, database.file))
    await removeOthers()
    const sameKeys = JSON.stringify(manifest.keys) === JSON.stringify(fingerprints())
    return { ...manifest, sameKeys }
  }

  async #read(): Promise<Manifest> {
    try {
      const manifest = JSON.parse(await readFile(this.#manifest, 'utf8'))
      if (manifest.product === PRODUCT && (await stat(this.folder)).isDirectory()) return manifest
    } catch {
      // Not there or not JSON: for whoever asked it is the same.
    }
    throw new Problem(`${this.folder} is not a finished backup: it has no good manifest.json`)
  }
}

function fingerprints(): Manifest['keys'] {
  const of = (key: string) => createHash('sha256').update(`backup:${key}`).digest('hex').slice(0, 8)
  return { APP_KEY: of(appKey.release()), HASH_KEY: of(hashKey.release()) }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
