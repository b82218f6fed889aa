import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { discardAfter } from '#database/transactions'
import PickupSignature from '#models/pickup_signature'
import { openSealed, storeSealed, type SealedFile } from '#sealing/files'
import { queryRows } from '#sql/bulk'
import { randomToken } from '#text/secrets'

/** The end of the paths of encrypted signatures. */
export const SEALED = '.sealed.png'

export const storeSignature = (png: Uint8Array): Promise<SealedFile> =>
  storeSealed(`signatures/${randomToken()}${SEALED}`, png)

/** Null also if its key is gone. Signatures of an earlier version were stored readably. */
export async function signatureAt(key: string | null): Promise<Buffer | null> {
  const disk = drive.use()
  if (!key || !(await disk.exists(key))) return null
  const bytes = Buffer.from(await disk.getBytes(key))
  if (!key.endsWith(SEALED)) return bytes
  const secret = await PickupSignature.secretOf(key)
  return secret ? openSealed(bytes, { key, secret }) : null
}

/** Encrypts a signature of an earlier version. Returns whether a pickup still named it. */
export async function sealSignature(former: string): Promise<boolean> {
  const png = await signatureAt(former)
  if (!png) return false
  const signature = await storeSignature(png)
  const { key } = signature
  const isNamed = await db
    .transaction(async (trx) => {
      const [pickup] = await queryRows<{ id: number }>(
        trx,
        'update collectives set sign = ? where sign = ? returning id',
        [key, former]
      )
      if (pickup) await PickupSignature.add(trx, pickup.id, signature)
      return Boolean(pickup)
    })
    .catch(async (error) => {
      await discardAfter(error, () => drive.use().delete(key))
      throw error
    })
  await drive.use().delete(isNamed ? former : key)
  return isNamed
}
