import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import AccessOrder, { announceOrders } from '#models/access_order'
import { chunks, sqlNow } from '#sql/bulk'
import GateHealth from '#models/gate_health'
import type { Actor } from '#shared/history'

type RetryFilter = {
  formIds?: number[]
  types?: string[] | null
}

/** Failed orders with a later one are dropped. Returns how many orders are tried again. */
export async function retryOrders(filter: RetryFilter, by: Actor): Promise<number> {
  return db.transaction(async (trx) => {
    await overtakenOrders(trx).update({ state: 'superseded' })
    const query = AccessOrder.query({ client: trx })
      .where((order) =>
        order
          .where('state', 'failed')
          .orWhere((pending) => pending.where('state', 'pending').where('failures', '>', 0))
      )
      .where(notBeingSent)
      .orderBy('id')
    if (filter.formIds) query.whereIn('formId', filter.formIds)
    if (filter.types) query.whereHas('form', (form) => form.whereIn('type', filter.types!))
    const orders = await query
    for (const part of chunks(orders))
      await AccessOrder.query({ client: trx })
        .whereIn(
          'id',
          part.map(({ id }) => id)
        )
        // An order confirmed meanwhile must not be sent again after a later one.
        .whereIn('state', ['pending', 'failed'])
        .where(notBeingSent)
        .update({ state: 'pending', failures: 0, nextTryAt: sqlNow(trx) })
    if (orders.length > 0) await GateHealth.endPause(trx)
    await announceOrders(trx, orders, by)
    return orders.length
  })
}

/** While an order is sent, it has no error and its next try is still to come (`claimOrder`). */
const notBeingSent = (order: ModelQueryBuilderContract<typeof AccessOrder>) =>
  order
    .whereNotNull('error')
    .orWhereNotNull('errorCode')
    .orWhere('nextTryAt', '<=', sqlNow(db.connection()))

const overtakenOrders = (trx: TransactionClientContract) =>
  AccessOrder.query({ client: trx })
    .where('state', 'failed')
    .whereExists((later) =>
      later
        .from('access_orders as later')
        .whereIn('later.state', ['pending', 'confirmed'])
        .whereColumn('later.uid', 'access_orders.uid')
        .whereColumn('later.id', '>', 'access_orders.id')
    )
