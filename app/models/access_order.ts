import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { AccessOrderSchema } from '#database/schema'
import { changedRows, chunks, insertMany, sqlNow } from '#sql/bulk'
import { emitAfterCommit } from '#sql/after_commit'
import FormLog from '#models/form_log'
import Card from '#models/card'
import { admissionHash, type Admission } from '#models/card/admission'
import Form from '#models/form'
import type { Actor } from '#shared/history'

export type Operation = 'add' | 'block' | 'unblock'
export type BlockReason =
  'manual' | 'listed' | 'lost' | 'stolen' | 'exchanged' | 'renewed' | 'cancelled'

/** Kinds of failure; `cards.gate.errors` has their sentences. */
export type Trouble = 'connection' | 'configuration' | 'refused'

type OrderedCard = Pick<Card, 'id' | 'formId' | 'uid' | 'gateDesired' | 'gateHash'>

/** What the gates should do with a card; it becomes an order if they were not told already. */
export type Wish = {
  card: OrderedCard
  operation: Operation
  admission: Admission
  reason?: BlockReason
  formerUid?: string
  /** Ordered again, for another reason. */
  again?: boolean
}

/** Written in the transaction of its cause. A job delivers the orders of a card in sequence. */
export default class AccessOrder extends AccessOrderSchema {
  declare operation: Operation
  declare reason: BlockReason | null
  declare admission: Admission | null
  declare state: 'pending' | 'confirmed' | 'failed' | 'superseded'
  declare trouble: Trouble | null

  @belongsTo(() => Card)
  declare card: BelongsTo<typeof Card>

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  /** Skips what was ordered already. Returns how many orders were written. */
  static async order(
    trx: TransactionClientContract,
    wishes: Wish[],
    by: Actor | null
  ): Promise<number> {
    const at = DateTime.utc()
    const rows: (LoggedOrder & Record<string, unknown>)[] = []
    for (const wish of wishes) {
      const { card, admission, reason, formerUid, again } = wish
      const uid = formerUid ?? card.uid
      if (!uid) continue
      // The row of the card says nothing about a former chip, so that order is always written.
      const isNew = again || formerUid !== undefined || (await recordDesired(trx, wish))
      if (!isNew) continue
      const operation = operationFor(wish)
      rows.push({
        cardId: card.id,
        formId: card.formId,
        operation,
        uid,
        reason: reason ?? null,
        admission,
        state: 'pending',
        nextTryAt: at,
        userId: by?.id ?? null,
        createdAt: at,
      })
    }
    await insertMany(trx, 'access_orders', rows)
    await announceOrders(trx, rows, by)
    return rows.length
  }
}

/** Why each of these cards is blocked, if its last order blocked it. */
export async function blockReasonsOf(
  cardIds: number[],
  client: QueryClientContract
): Promise<Map<number, BlockReason>> {
  const reasons = new Map<number, BlockReason>()
  for (const part of chunks(cardIds)) {
    const lastIds = client
      .from('access_orders')
      .whereIn('card_id', part)
      .groupBy('card_id')
      .max('id')
    const rows = await client
      .from('access_orders')
      .whereIn('id', lastIds)
      .where('operation', 'block')
      .select('card_id', 'reason')
    for (const row of rows) reasons.set(row.card_id, row.reason)
  }
  return reasons
}

/** A blocked card without an order has its block from the card before, or its order was purged. */
export async function blockedByOffice(cardIds: number[], client: QueryClientContract) {
  const reasons = await blockReasonsOf(cardIds, client)
  const blocked = new Set<number>()
  for (const part of chunks(cardIds)) {
    const query = client.from('cards').whereIn('id', part).where('gate_desired', 'blocked')
    for (const { id } of await query.select('id'))
      if ((reasons.get(id) ?? 'manual') === 'manual') blocked.add(id)
  }
  return blocked
}

type LoggedOrder = Pick<AccessOrder, 'formId' | 'operation' | 'reason'>

export async function announceOrders(
  trx: TransactionClientContract,
  orders: LoggedOrder[],
  by: Actor | null
) {
  if (orders.length === 0) return
  await FormLog.write(
    trx,
    by,
    orders.map(({ formId, operation, reason }) => ({
      formId,
      type: 'skidata',
      to: { operation, ...(reason && { reason }) },
    }))
  )
  emitAfterCommit(trx, 'gates:ordered')
}

/** Changes made while a card was blocked are sent when it is unblocked. */
function operationFor({ card, operation, admission }: Wish): Operation {
  if (operation !== 'unblock') return operation
  return card.gateHash === admissionHash(card.uid!, admission) ? 'unblock' : 'add'
}

/** @returns false if the card already has the desired state, or changed meanwhile */
async function recordDesired(trx: TransactionClientContract, wish: Wish) {
  const { card, operation, admission } = wish
  const desired = operation === 'block' ? 'blocked' : 'active'
  const hash = operationFor(wish) === 'add' ? admissionHash(card.uid!, admission) : card.gateHash
  const query = trx
    .from('cards')
    // If the card got another chip meanwhile, that change wrote its own order.
    .where({ id: card.id, uid: card.uid })
    .where((differs) => {
      differs.whereNull('gate_desired').orWhereNot('gate_desired', desired)
      if (operation === 'add') differs.orWhereNull('gate_hash').orWhereNot('gate_hash', hash!)
    })
  // A card revoked meanwhile must not open anything.
  if (operation !== 'block') query.where('state', 'live')
  // A card unknown to the gates cannot be unblocked.
  if (operation === 'unblock') query.where('gate_desired', 'blocked')
  const written = await query.update({
    gate_desired: desired,
    gate_hash: hash,
    updated_at: sqlNow(trx),
  })
  return changedRows(written) > 0
}
