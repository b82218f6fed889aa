import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import {
  countPermissions,
  type AccessControl,
  type Chip,
  type GateAnswer,
} from '#gates/access_control'
import AccessOrder from '#models/access_order'
import { sqlNow, changedRows } from '#sql/bulk'
import GateHealth from '#models/gate_health'
import { SHOWN_AFTER } from '#gates/state'
import { safeMessage } from '#text/safe_message'

/** Longer than a try can last, so that no second worker sends the same order meanwhile. */
const CLAIM = { seconds: 30 }
const SLOW_RETRY_S = 60

const earlierOf = (column: 'form_id' | 'uid') =>
  db
    .from('access_orders as earlier')
    .where('earlier.state', 'pending')
    .whereColumn('earlier.id', '<', 'access_orders.id')
    .whereColumn(`earlier.${column}`, `access_orders.${column}`)

/** Pending orders without an earlier one for the same request or chip, the longest due first. */
const nextInLine = () =>
  AccessOrder.query()
    .where('state', 'pending')
    .whereNotExists(earlierOf('form_id'))
    .whereNotExists(earlierOf('uid'))
    .orderBy('nextTryAt')
    .orderBy('id')

/** Null if nothing is due or the gates are paused. `formIds`: only orders of these requests. */
export async function claimOrder(formIds?: number[]): Promise<AccessOrder | null> {
  const nextDueOrder = () =>
    nextInLine()
      .where('nextTryAt', '<=', sqlNow(db.connection()))
      .if(formIds, (orders) => orders.whereIn('formId', formIds!))
      .first()
  let order = await nextDueOrder()
  if (!order || !(await GateHealth.mayTry())) return null
  for (; order; order = await nextDueOrder()) {
    const claimed = await AccessOrder.query()
      .where({ id: order.id, state: 'pending', attempts: order.attempts })
      .update({
        attempts: order.attempts + 1,
        // A claimed order without an error waits for its answer.
        trouble: null,
        errorCode: null,
        error: null,
        nextTryAt: sqlNow(db.connection(), DateTime.utc().plus(CLAIM)),
      })
    if (changedRows(claimed) > 0) return order.refresh()
  }
  return null
}

export async function nextTry(): Promise<DateTime | null> {
  const next = await nextInLine().first()
  if (!next) return null
  const { pausedUntil } = await GateHealth.current()
  return pausedUntil && pausedUntil > next.nextTryAt ? pausedUntil : next.nextTryAt
}

export async function deliverOrder(gates: AccessControl, order: AccessOrder): Promise<GateAnswer> {
  const result = await recordHealth(sendToGates(gates, order))
  await db.transaction((trx) => recordResult(trx, order, result))
  return result
}

/**
 * Overwrites the name and the company in the gates' records of all chips that were last ordered for
 * these requests, former ones too.
 * @returns false if the gates have not confirmed it for every chip
 */
export async function forgetHolders(gates: AccessControl, formIds: number[]): Promise<boolean> {
  const lastOrders = AccessOrder.query().where('attempts', '>', 0).groupBy('uid').max('id')
  const orders = await AccessOrder.query()
    .whereIn('formId', formIds)
    .whereIn('id', lastOrders)
    .whereNotNull('admission')
  for (const order of orders) {
    const chip = await chipOf(order)
    const result = await recordHealth(gates.forgetHolder(chip))
    if (!result.ok) return false
  }
  return true
}

async function recordHealth(answer: Promise<GateAnswer>): Promise<GateAnswer> {
  const result = await answer.catch(unexpected)
  const error = safeMessage(result.error ?? null, 200)
  const connection = result.kind === 'connection'
  if (result.ok) await GateHealth.recordSuccess()
  else if (result.code && !connection) await GateHealth.recordRefusal(error)
  else await GateHealth.recordFailure(error, { connection })
  return { ...result, error: error ?? undefined }
}

async function sendToGates(gates: AccessControl, order: AccessOrder): Promise<GateAnswer> {
  const chip = await chipOf(order)
  const { operation, reason } = order
  return operation === 'block' ? gates.block(chip, reason ?? 'manual') : gates[operation](chip)
}

// A fault of our own must not block other orders. Its message may contain names, so it is dropped.
const unexpected = (fault: Error): GateAnswer => ({
  ok: false,
  retryable: true,
  error: `unexpected ${fault.name}`,
})

async function chipOf({ id, uid, admission }: AccessOrder): Promise<Chip> {
  const attempted = await AccessOrder.query()
    .where({ uid })
    .where('id', '<', id)
    .where('attempts', '>', 0)
    .orderBy('id', 'desc')
  const adds = attempted.filter(({ operation }) => operation === 'add')
  const confirmed = adds.findIndex(({ state }) => state === 'confirmed')
  // A refused order may still have been carried out in part.
  const possible = confirmed === -1 ? adds : adds.slice(0, confirmed + 1)
  const lastRelease = attempted.findIndex(
    ({ operation, state }) => operation !== 'block' && state === 'confirmed'
  )
  const lastBlock = attempted.findIndex(({ operation }) => operation === 'block')
  return {
    uid,
    admission: admission!,
    mostPermissions: Math.max(
      countPermissions(admission!),
      ...possible.map((add) => countPermissions(add.admission!))
    ),
    // What was tried since the confirmed add may have changed the gates' entry.
    known: confirmed === 0,
    blocked: lastBlock !== -1 && (lastRelease === -1 || lastBlock < lastRelease),
  }
}

async function recordResult(
  trx: TransactionClientContract,
  order: AccessOrder,
  result: GateAnswer
) {
  const { id, attempts, cardId, uid, operation } = order
  const failures = result.ok ? 0 : order.failures + 1
  const now = DateTime.utc()
  // If a worker was slower than its claim, another one has the order.
  const updated = await AccessOrder.query({ client: trx })
    .where({ id, state: 'pending', attempts })
    .update({
      state: stateAfter(result),
      failures,
      trouble: result.ok ? null : (result.kind ?? null),
      errorCode: result.ok ? null : (result.code ?? null),
      error: result.ok ? null : (result.error ?? null),
      warning: result.warning ? safeMessage(result.warning, 200) : null,
      telegram: result.telegram ?? null,
      nextTryAt: sqlNow(trx, now.plus({ seconds: pause(failures) })),
      confirmedAt: result.ok ? sqlNow(trx, now) : null,
    })
  if (!result.ok || changedRows(updated) === 0) return
  await trx
    .from('cards')
    .where({ id: cardId, uid })
    .update({ gate_confirmed: operation === 'block' ? 'blocked' : 'active' })
  await AccessOrder.query({ client: trx })
    .where({ uid, state: 'failed' })
    .where('id', '<', id)
    .update({ state: 'superseded' })
}

function stateAfter({ ok, retryable }: GateAnswer) {
  if (ok) return 'confirmed'
  return retryable ? 'pending' : 'failed'
}

/** In seconds: 2, 4, 8, 16, 32, then about 60, with jitter. */
const pause = (failures: number) =>
  (failures > SHOWN_AFTER ? SLOW_RETRY_S : 2 ** failures) * (0.8 + Math.random() * 0.4)
