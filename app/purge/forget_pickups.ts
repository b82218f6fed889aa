import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import EntityChange from '#models/entity_change'
import { noteForgotten } from '#models/forgotten_request'
import MailMessage, { idInMail } from '#models/mail_message'
import Pickup from '#models/pickup'
import type { Removal } from '#purge/removal'

export const receiptsOf = (pickupIds: number[], client: QueryClientContract) =>
  MailMessage.query({ client }).whereIn(idInMail('collective'), pickupIds)

/** Deletes pickups with their signatures, receipts and history. */
export const removePickups = (
  removal: Removal,
  pickups: () => ModelQueryBuilderContract<typeof Pickup, Pickup>
) =>
  removal.each(
    pickups,
    async ({ sign }) => sign && drive.use().delete(sign),
    (ids) =>
      db.transaction(async (trx) => {
        await noteForgotten(trx, 'collectives', ids, { erased: false })
        const lines = EntityChange.query({ client: trx }).where('entity', Pickup.table)
        await lines.whereIn('entityId', ids).delete()
        await receiptsOf(ids, trx).delete()
        await Pickup.query({ client: trx }).whereIn('id', ids).delete()
      })
  )
