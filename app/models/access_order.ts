import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { AccessOrderSchema } from '#database/schema'
import SendAccessOrders from '#jobs/send_access_orders'
import { insertMany, sqlNow } from '#models/bulk'
import Card from '#models/card'
import { admissionHash, type Admission } from '#models/card/admission'
import Form from '#models/form'

export type Operation = 'add' | 'block' | 'unblock'
/** Why the gates refuse a card; `manual` is the office's own doing. */
export type BlockReason = 'manual' | 'lost' | 'stolen' | 'exchanged' | 'renewed' | 'cancelled'

type Wished = Pick<Card, 'id' | 'formId' | 'uid' | 'gateDesired' | 'gateHash'>

/** What the gates shall do with a card, or with a chip that it had before. */
export type Wish = {
  card: Wished
  operation: Operation
  admission: Admission
  reason?: BlockReason
  /** Another chip than the card's own, which is to open nothing any more. */
  formerUid?: string
}

/**
 * One thing that the gates must be told: open for a card, block it, or let it in again. Written in
 * the transaction of what causes it and delivered by a job, for each card in their order.
 */
export default class AccessOrder extends AccessOrderSchema {
  declare operation: Operation
  declare reason: BlockReason | null
  declare admission: Admission | null
  declare state: 'pending' | 'confirmed' | 'failed' | 'superseded'

  @belongsTo(() => Card)
  declare card: BelongsTo<typeof Card>

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  /**
   * Orders what the gates do not know yet: asking twice for the same orders it once. Cards without
   * a chip concern no gate.
   * @returns how many orders were written
   */
  static async order(
    trx: TransactionClientContract,
    wishes: Wish[],
    by: { id: number } | null
  ): Promise<number> {
    const at = DateTime.utc()
    const rows: (Announced & Record<string, unknown>)[] = []
    for (const wish of wishes) {
      const { card, admission, reason, formerUid } = wish
      const uid = formerUid ?? card.uid
      if (!uid || !(formerUid || (await desire(trx, wish)))) continue
      const operation = told(wish)
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
    await announce(trx, rows, by)
    return rows.length
  }
}

type Announced = Pick<AccessOrder, 'formId' | 'operation' | 'reason'>

/** Writes into the histories what the gates will be told, and has them told. */
export async function announce(
  trx: TransactionClientContract,
  orders: Announced[],
  by: { id: number } | null
) {
  if (orders.length === 0) return
  await insertMany(
    trx,
    'form_logs',
    orders.map(({ formId, operation, reason }) => ({
      formId,
      type: 'skidata',
      userId: by?.id ?? null,
      to: { operation, ...(reason && { reason }) },
      at: DateTime.utc(),
    }))
  )
  trx.after('commit', () => SendAccessOrders.wake())
}

/** What was changed while a card was blocked the gates learn when it is let in again. */
function told({ card, operation, admission }: Wish): Operation {
  if (operation !== 'unblock') return operation
  return card.gateHash === admissionHash(card.uid!, admission) ? 'unblock' : 'add'
}

/** Notes on a card what the gates shall do with it; false where that was ordered before. */
async function desire(trx: TransactionClientContract, wish: Wish) {
  const { card, operation, admission } = wish
  const desired = operation === 'block' ? 'blocked' : 'active'
  const hash = told(wish) === 'add' ? admissionHash(card.uid!, admission) : card.gateHash
  const query = trx
    .from('cards')
    // Whoever gave it another chip meanwhile ordered for that one.
    .where({ id: card.id, uid: card.uid })
    .where((other) => {
      other.whereNull('gate_desired').orWhereNot('gate_desired', desired)
      if (operation === 'add') other.orWhereNull('gate_hash').orWhereNot('gate_hash', hash!)
    })
  // What died meanwhile opens nothing again.
  if (operation !== 'block') query.where('state', 'live')
  // Whom the gates never knew cannot be let in again.
  if (operation === 'unblock') query.where('gate_desired', 'blocked')
  const written = await query.update({
    gate_desired: desired,
    gate_hash: hash,
    updated_at: sqlNow(trx),
  })
  return Number(written[0] ?? written) > 0
}
