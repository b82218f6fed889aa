import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PickupSignatureSchema } from '#database/schema'
import { keepSecret } from '#sealing/run_files'
import type { SealedFile } from '#sealing/files'
import { openSecrets } from '#sealing/secrets'
import { insertMany } from '#sql/bulk'

/** The secret that encrypts the signature of a pickup on the drive, sealed with a key that goes with the row. */
export default class PickupSignature extends PickupSignatureSchema {
  static async add(trx: TransactionClientContract, pickupId: number, { key, secret }: SealedFile) {
    const columns = await keepSecret(trx, key, secret)
    await insertMany(trx, 'pickup_signatures', [{ collectiveId: pickupId, key, ...columns }])
  }

  /** Null without a row, or if its key is gone. */
  static async secretOf(key: string): Promise<string | null> {
    const signature = await this.query().where('key', key).whereNotNull('keyId').first()
    if (!signature) return null
    const { keyId, sealed } = signature
    const [{ secret = null }] = await openSecrets(db.connection(), [{ keyId, sealed, about: key }])
    return secret
  }
}
