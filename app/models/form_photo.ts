import db from '@adonisjs/lucid/services/db'
import { afterFetch, afterFind } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FormPhotoSchema } from '#database/schema'
import type Form from '#models/form'
import type { SealedFile } from '#sealing/files'
import { ownerOf } from '#models/form/sealed'
import { openSecrets, sealSecrets } from '#sealing/secrets'
import { insertMany } from '#sql/bulk'

const about = (key: string) => `form_photos ${key}`

type SealedRequest = Pick<Form, 'id' | 'idForm' | 'personKey'>

/**
 * The secret that encrypts a photo and its thumb on the drive, sealed with the key of its person. A
 * trigger deletes it when its request no longer names the photo.
 */
export default class FormPhoto extends FormPhotoSchema {
  declare secret: string | null

  /** Adds photos that the request already names; a trigger deletes others. */
  static add(trx: TransactionClientContract, form: SealedRequest, photos: SealedFile[]) {
    return this.addMany(
      trx,
      photos.map((photo) => ({ form, photo }))
    )
  }

  static async addMany(
    trx: TransactionClientContract,
    pairs: { form: SealedRequest; photo: SealedFile }[]
  ) {
    const sealed = await sealSecrets(
      trx,
      pairs.map(({ form, photo: { key, secret } }) => ({
        owner: ownerOf({ idForm: form.idForm, personKey: form.personKey }),
        about: about(key),
        secrets: { secret },
      }))
    )
    const rows = pairs.map(({ form, photo }, at) => ({
      formId: form.id,
      key: photo.key,
      ...sealed[at],
    }))
    await insertMany(trx, 'form_photos', rows)
  }

  /** Null without a row, or if the key of its person is gone. */
  static async secretOf(key: string): Promise<string | null> {
    const photo = await this.query().where('key', key).whereNotNull('keyId').first()
    return photo?.secret ?? null
  }

  @afterFind()
  static openOne(photo: FormPhoto) {
    return FormPhoto.openMany([photo])
  }

  @afterFetch()
  static async openMany(photos: FormPhoto[]) {
    const secrets = await openSecrets(
      db.connection(),
      photos.map(({ keyId, sealed, key }) => ({ keyId, sealed, about: about(key) }))
    )
    for (const [at, photo] of photos.entries()) photo.secret = secrets[at].secret ?? null
  }
}
