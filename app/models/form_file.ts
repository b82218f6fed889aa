import { extname } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { FormFileSchema } from '#database/schema'
import { countPages, drawMarkedPage, type Pages } from '#documents/decoding'
import Form from '#models/form'
import { ownerOf } from '#models/form/sealed'
import type { StoredUpload } from '#models/form/uploads'
import { openSealed, storeSealed } from '#sealing/files'
import { openSecrets, sealSecrets } from '#sealing/secrets'
import { discardAfter } from '#database/transactions'
import { insertMany } from '#sql/bulk'
import { randomToken } from '#text/secrets'

const about = (key: string) => `form_files ${key}`

type SealedRequest = Pick<Form, 'id' | 'idForm' | 'personKey'>

/** An uploaded document, encrypted on the drive with a secret that the key of its person seals. */
export default class FormFile extends FormFileSchema {
  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  static async add(trx: TransactionClientContract, form: SealedRequest, files: StoredUpload[]) {
    const sealed = await sealedColumns(trx, form, files)
    const rows = files.map(({ field, key, name }, at) => ({ field, key, name, ...sealed[at] }))
    const createdAt = DateTime.utc()
    await insertMany(
      trx,
      'form_files',
      rows.map((row) => ({ formId: form.id, ...row, createdAt }))
    )
  }

  /** The bytes of the document; null if the file is gone, or the key of its person. */
  async read(): Promise<Buffer | null> {
    const { key } = this
    if (!(await drive.use().exists(key))) return null
    const bytes = Buffer.from(await drive.use().getBytes(key))
    if (!this.sealed) return bytes
    const [{ secret }] = await openSecrets(db.connection(), [
      { keyId: this.keyId, sealed: this.sealed, about: about(key) },
    ])
    return secret ? openSealed(bytes, { key, secret }) : null
  }

  /** How many pages it has; null as in `read`. */
  async pages(): Promise<Pages | null> {
    const bytes = await this.read()
    return bytes && countPages({ type: this.#type, bytes })
  }

  /** A page, counted from 1, as a JPEG with `mark` across it; null as in `read`. @throws PhotoError */
  async page(page: number, mark: string): Promise<Buffer | null> {
    const bytes = await this.read()
    return bytes && drawMarkedPage({ type: this.#type, bytes }, { key: this.key, page, mark })
  }

  /** Encrypts a document of an earlier version, under another key. Returns whether it was still there. */
  async seal(this: FormFile): Promise<boolean> {
    const bytes = await this.read()
    if (!bytes) return false
    const former = this.key
    const stored = await storeSealed(`documents/${randomToken()}${extname(former)}`, bytes)
    let isSealed: boolean
    try {
      isSealed = await db.transaction(async (trx) => {
        const form = await this.#lockedForm(trx)
        if (form?.detail[this.field] !== former) return false
        const [columns] = await sealedColumns(trx, form, [stored])
        await this.useTransaction(trx)
          .merge({ key: stored.key, ...columns })
          .save()
        await form.merge({ detail: { ...form.detail, [this.field]: stored.key } }).save()
        return true
      })
    } catch (error) {
      await discardAfter(error, () => drive.use().delete(stored.key))
      throw error
    }
    await drive.use().delete(isSealed ? former : stored.key)
    return isSealed
  }

  /** Another document may take the place of this one meanwhile. */
  #lockedForm(this: FormFile, trx: TransactionClientContract) {
    return Form.query({ client: trx }).where('id', this.formId).forUpdate().first()
  }

  get #type() {
    return extname(this.key) === '.pdf' ? ('pdf' as const) : ('picture' as const)
  }

  async discard() {
    await drive.use().delete(this.key)
    await db.transaction(async (trx) => {
      const form = await this.#lockedForm(trx)
      if (form?.detail[this.field] === this.key)
        await form.merge({ detail: { ...form.detail, [this.field]: null } }).save()
      await this.useTransaction(trx).delete()
    })
  }
}

const sealedColumns = (
  trx: TransactionClientContract,
  form: SealedRequest,
  files: Pick<StoredUpload, 'key' | 'secret'>[]
) =>
  sealSecrets(
    trx,
    files.map(({ key, secret }) => ({
      owner: ownerOf({ idForm: form.idForm, personKey: form.personKey }),
      about: about(key),
      secrets: { secret },
    }))
  )
