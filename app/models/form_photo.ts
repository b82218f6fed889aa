import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FormPhotoSchema } from '#database/schema'
import type Form from '#models/form'
import type { SealedFile } from '#models/form_file/sealed_bytes'
import { ownerOf } from '#models/form/sealed'
import { openSecrets, sealSecrets } from '#models/sealed'
import { insertMany } from '#sql/bulk'

const about = (key: string) => `form_photos ${key}`

type Owner = Pick<Form, 'id' | 'idForm' | 'personKey'>

/**
 * The secret that encrypts a photo and its thumb on the drive, sealed with the key of its person. A
 * trigger deletes it when its request no longer names the photo.
 */
export default class FormPhoto extends FormPhotoSchema {
  /** Keeps the secrets of photos that their requests name already. */
  static async add(trx: TransactionClientContract, photos: (SealedFile & { form: Owner })[]) {
    const sealed = await sealSecrets(
      trx,
      photos.map(({ form, key, secret }) => ({
        owner: ownerOf(form),
        about: about(key),
        secrets: { secret },
      }))
    )
    await insertMany(
      trx,
      'form_photos',
      photos.map(({ form, key }, at) => ({ formId: form.id, key, ...sealed[at] }))
    )
  }

  /** Null if the key of its person is gone. */
  static async secretOf(key: string): Promise<string | null> {
    const row = await this.query().where('key', key).whereNotNull('keyId').first()
    if (!row) return null
    const { keyId, sealed } = row
    const [{ secret }] = await openSecrets(db.connection(), [{ keyId, sealed, about: about(key) }])
    return secret ?? null
  }
}
