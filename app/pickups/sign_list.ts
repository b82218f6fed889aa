import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Locale } from '#config/i18n'
import { discardAfter } from '#database/transactions'
import { Refusal } from '#exceptions/refusal'
import { chunks, queryRows, sqlNow } from '#sql/bulk'
import FormLog from '#models/form_log'
import type Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import { storeSignature } from '#models/pickup/signatures'
import PickupSignature from '#models/pickup_signature'
import { lockRequests } from '#models/form/locks'
import { entryObstacles } from '#pickups/obstacles'
import type { SealedFile } from '#sealing/files'
import { recordChange } from '#sql/history'
import MailMessage from '#models/mail_message'
import type User from '#models/user'

type Signing = {
  png: Buffer
  by: User
  locale: Locale
  cards?: number
}

const NAMES_SHOWN = 5

/** All in one transaction. @throws Refusal `collectiveSigned`, `…Empty`, `…Changed`, `…Dead` */
export async function signList(pickup: Pickup, { png, ...signing }: Signing) {
  const signature = await storeSignature(png)
  try {
    await db.transaction((trx) => signInTransaction(trx, pickup, signature, signing))
  } catch (error) {
    await discardAfter(error, () => drive.use().delete(signature.key))
    throw error
  }
  await pickup.refresh()
}

async function signInTransaction(
  trx: TransactionClientContract,
  pickup: Pickup,
  signature: SealedFile,
  { by, locale, cards }: Omit<Signing, 'png'>
) {
  const now = sqlNow(trx)
  const { id } = pickup
  const signed = await queryRows(
    trx,
    `update collectives set state = 'signed', sign = ?, signed_at = ?, signed_by = ?, updated_at = ?
     where id = ? and state = 'waiting' returning id`,
    [signature.key, now, by.id, now, id]
  )
  if (signed.length === 0) throw new Refusal('collectiveSigned', {}, { status: 409 })
  await PickupSignature.add(trx, id, signature)
  const entries = await PickupEntry.query({ client: trx }).where('collectiveId', id).orderBy('id')
  if (entries.length === 0) throw new Refusal('collectiveEmpty')
  if (cards !== undefined && cards !== entries.length)
    throw new Refusal('collectiveChanged', {}, { status: 409 })
  await refuseDeadCards(trx, { id, entries }, by)

  await trx.from('collective_forms').where('collective_id', id).update({ signed_at: now })
  for (const part of chunks(entries))
    await trx
      .from('cards')
      .whereIn(
        'id',
        part.map(({ cardId }) => cardId!)
      )
      .update({ collected_at: now, updated_at: now })
  await FormLog.write(
    trx,
    by,
    entries.map(({ formId }) => ({
      formId: formId!,
      type: 'signature-module',
      to: { collective: id },
    }))
  )
  await recordChange(trx, pickup, 'updated', by, {
    from: { state: 'waiting' },
    to: { state: 'signed', cards: entries.length },
  })
  const { email: to, fullName: name } = pickup
  if (!to) return
  const params = { collective: id, name, number: String(id), cards: entries.length }
  await MailMessage.order(trx, [{ template: 'collection', to, locale, params }])
}

/** Locks the requests against decisions and reissues. @throws Refusal `collectiveDead` */
async function refuseDeadCards(
  trx: TransactionClientContract,
  list: { id: number; entries: PickupEntry[] },
  by: User
) {
  await lockRequests(
    trx,
    list.entries.flatMap(({ formId }) => formId ?? [])
  )
  const dead = [...(await entryObstacles(list, { reader: by, client: trx })).keys()]
  if (dead.length === 0) return
  const names = dead.slice(0, NAMES_SHOWN).map(({ name, serial }) => `${name} (${serial})`)
  const values = { names: names.join(', '), count: dead.length, more: dead.length - names.length }
  throw new Refusal('collectiveDead', values, { status: 409 })
}
