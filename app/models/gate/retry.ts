import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import AccessOrder, { announce } from '#models/access_order'
import { chunks, sqlNow } from '#models/bulk'
import GateHealth from '#models/gate/health'

type Which = {
  /** Of these requests only. */
  formIds?: number[]
  /** Of requests of these form types only. */
  types?: string[] | null
}

/**
 * Tries again, at once, what the gates refused or did not answer. What a later order of the same
 * chip made pointless is given up instead; what is on its way just now is left alone.
 * @returns how many orders are tried again
 */
export async function retryOrders(which: Which, by: { id: number }): Promise<number> {
  return db.transaction(async (trx) => {
    await pointless(trx).update({ state: 'superseded' })
    const query = AccessOrder.query({ client: trx })
      .where((open) =>
        open
          .where('state', 'failed')
          .orWhere((waiting) => waiting.where('state', 'pending').where('failures', '>', 0))
      )
      .where(answered)
      .orderBy('id')
    if (which.formIds) query.whereIn('formId', which.formIds)
    if (which.types) query.whereHas('form', (form) => form.whereIn('type', which.types!))
    const orders = await query
    for (const part of chunks(orders))
      await AccessOrder.query({ client: trx })
        .whereIn(
          'id',
          part.map(({ id }) => id)
        )
        // What was confirmed meanwhile must not be told after what came later.
        .whereIn('state', ['pending', 'failed'])
        .where(answered)
        .update({ state: 'pending', failures: 0, nextTryAt: sqlNow(trx) })
    if (orders.length > 0) await GateHealth.tryNow(trx)
    await announce(trx, orders, by)
    return orders.length
  })
}

/** Without what was claimed and is not answered yet: a claim forgets the error before it. */
const answered = (order: ModelQueryBuilderContract<typeof AccessOrder>) =>
  order
    .whereNotNull('error')
    .orWhereNotNull('errorCode')
    .orWhere('nextTryAt', '<=', sqlNow(db.connection()))

/** What failed, and was followed by something that did not. */
const pointless = (trx: TransactionClientContract) =>
  AccessOrder.query({ client: trx })
    .where('state', 'failed')
    .whereExists((later) =>
      later
        .from('access_orders as later')
        .whereIn('later.state', ['pending', 'confirmed'])
        .whereColumn('later.uid', 'access_orders.uid')
        .whereColumn('later.id', '>', 'access_orders.id')
    )
