import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import type { AccessControl } from '#gates/access_control'
import { claimOrder, deliverOrder, forgetHolders } from '#gates/delivery'
import { gateDriver } from '#integrations/gate_driver'
import AccessOrder from '#models/access_order'
import Card from '#models/card'
import { tellGates, withAdmission } from '#models/card/gate_orders'
import GateHealth from '#models/gate_health'
import type { Person } from '#people/person'
import type { Actor } from '#shared/history'

const PATIENCE_MS = 8000
const PAUSE_MS = 200

/** Ids of the requests at editions that are still active. */
const activeFormIds = ({ forms }: Person) =>
  forms.filter(({ tournament }) => tournament.active).map(({ id }) => id)

/** Cards of the person that open gates of an active edition. */
export const openCards = (person: Person) =>
  withAdmission(Card.query())
    .whereIn('formId', activeFormIds(person))
    .whereNotNull('uid')
    .where('gateDesired', 'active')
    .orderBy('id')

/**
 * Blocks the person's chips and removes the person's name from the gates, because they forget only
 * what they are told to, and an order is deleted with its request.
 * @throws Refusal `gatesUnanswered` if the gates have not confirmed it
 */
export async function closeGates(person: Person, by: Actor) {
  const cards = await openCards(person)
  await db.transaction(async (trx) => {
    await tellGates(trx, cards, { operation: 'block', reason: 'cancelled' }, by)
    // If the erasure fails, a card that is unblocked tells the gates the name again.
    await Card.query({ client: trx })
      .whereIn('formId', activeFormIds(person))
      .update({ gateHash: null })
  })
  const gates = gateDriver(() => GateHealth.nextTelegram())
  const open = await unconfirmedBlock(gates, activeFormIds(person))
  if (open || !(await forgetHolders(gates, activeFormIds(person))))
    throw new Refusal('gatesUnanswered', {}, { status: 409 })
}

/** Locks the person's cards. @throws Refusal `gatesUnanswered` if a chip was unblocked meanwhile */
export async function keepGatesClosed(trx: TransactionClientContract, person: Person) {
  const cards = await Card.query({ client: trx })
    .whereIn('formId', activeFormIds(person))
    .orderBy('id')
    .forUpdate()
  if (cards.some(({ uid, gateDesired }) => uid && gateDesired === 'active'))
    throw new Refusal('gatesUnanswered', {}, { status: 409 })
}

/** Delivers orders itself, and waits for those that a worker is delivering. */
async function unconfirmedBlock(gates: AccessControl, ids: number[]): Promise<AccessOrder | null> {
  for (const end = Date.now() + PATIENCE_MS; ;) {
    for (let order; (order = await claimOrder(ids));) await deliverOrder(gates, order)
    const open = await AccessOrder.query()
      .whereIn('formId', ids)
      .where('operation', 'block')
      .whereIn('state', ['pending', 'failed'])
      .first()
    if (open?.state !== 'pending' || Date.now() > end) return open
    await sleep(PAUSE_MS)
  }
}
