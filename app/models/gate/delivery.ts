import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { AccessControl, Chip, Result } from '#integrations/skidata/access_control'
import { permissionsOf } from '#integrations/skidata/telegram'
import AccessOrder from '#models/access_order'
import { sqlNow } from '#models/bulk'
import GateHealth from '#models/gate/health'
import { SHOWN_AFTER } from '#models/gate/state'
import { harmless } from '#operations/harmless'

/** While one worker tells the gates of an order no other may: longer than a try can last. */
const CLAIM = { seconds: 30 }
const PATIENT = 60

/** An order that waits, of the same request or chip, from before. */
const earlierOf = (column: 'form_id' | 'uid') =>
  db
    .from('access_orders as earlier')
    .where('earlier.state', 'pending')
    .whereColumn('earlier.id', '<', 'access_orders.id')
    .whereColumn(`earlier.${column}`, `access_orders.${column}`)

/** Orders that may go out: those that no earlier one stands before. */
const heads = () =>
  AccessOrder.query()
    .where('state', 'pending')
    .whereNotExists(earlierOf('form_id'))
    .whereNotExists(earlierOf('uid'))

/**
 * Takes the order that is due longest, which the index finds at once however many wait; null where
 * none is due, or the gates are left alone.
 */
export async function claim(): Promise<AccessOrder | null> {
  const now = () => sqlNow(db.connection())
  const due = () => heads().where('nextTryAt', '<=', now()).orderBy('nextTryAt').first()
  let order = await due()
  if (!order || !(await GateHealth.mayTry())) return null
  for (; order; order = await due()) {
    const taken = await AccessOrder.query()
      .where({ id: order.id, state: 'pending', attempts: order.attempts })
      .update({
        attempts: order.attempts + 1,
        // Whoever sees none, and a claim that lasts, knows that an answer is awaited.
        errorCode: null,
        error: null,
        nextTryAt: sqlNow(db.connection(), DateTime.utc().plus(CLAIM)),
      })
    if (Number(taken[0] ?? taken) > 0) return order.refresh()
  }
  return null
}

/** When the next order may be tried; null where none waits. */
export async function nextTry(): Promise<DateTime | null> {
  const next = await heads().orderBy('nextTryAt').first()
  if (!next) return null
  const { closedUntil } = await GateHealth.now()
  return closedUntil && closedUntil > next.nextTryAt ? closedUntil : next.nextTryAt
}

/** Tells the gates of an order, and notes what became of it. */
export async function deliver(gates: AccessControl, order: AccessOrder): Promise<Result> {
  const result = await tell(gates, order).catch(unexpected)
  const error = harmless(result.error ?? null, 200)
  if (!result.ok) await GateHealth.failed(error, { connection: result.kind === 'connection' })
  if (result.ok || (result.code && result.kind !== 'connection')) await GateHealth.worked()
  await db.transaction((trx) => note(trx, order, { ...result, error: error ?? undefined }))
  return result
}

async function tell(gates: AccessControl, order: AccessOrder): Promise<Result> {
  const chip = await chipOf(order)
  const { operation, reason } = order
  return operation === 'block' ? gates.block(chip, reason ?? 'manual') : gates[operation](chip)
}

/** A fault of the product’s own: it holds up no other order. Its message may name somebody. */
const unexpected = (fault: Error): Result => ({
  ok: false,
  retryable: true,
  error: `unexpected ${fault.name}`,
})

/** The chip of an order, with what the gates were told of it before. */
async function chipOf({ id, uid, admission }: AccessOrder): Promise<Chip> {
  const told = () =>
    AccessOrder.query().where({ uid }).where('id', '<', id).where('attempts', '>', 0)
  const last = await told().orderBy('id', 'desc').first()
  const added = await told().where('operation', 'add').orderBy('id', 'desc').first()
  return {
    uid,
    admission: admission!,
    permissions: Math.max(permissionsOf(admission!), permissionsOf(added?.admission ?? admission!)),
    known: added?.state === 'confirmed',
    blocked: last?.operation === 'block',
  }
}

async function note(trx: TransactionClientContract, order: AccessOrder, result: Result) {
  const { id, attempts, cardId, uid, operation } = order
  const failures = result.ok ? 0 : order.failures + 1
  const now = DateTime.utc()
  // Whoever took longer than its claim finds that another one has it.
  const noted = await AccessOrder.query({ client: trx })
    .where({ id, state: 'pending', attempts })
    .update({
      state: result.ok ? 'confirmed' : result.retryable ? 'pending' : 'failed',
      failures,
      errorCode: result.ok ? null : (result.code ?? null),
      error: result.ok ? null : (result.error ?? null),
      warning: result.warning ? harmless(result.warning, 200) : null,
      telegram: result.telegram ?? null,
      nextTryAt: sqlNow(trx, now.plus({ seconds: pause(failures) })),
      confirmedAt: result.ok ? sqlNow(trx, now) : null,
    })
  if (!result.ok || Number(noted[0] ?? noted) === 0) return
  await trx
    .from('cards')
    .where({ id: cardId, uid })
    .update({ gate_confirmed: operation === 'block' ? 'blocked' : 'active' })
  // What failed before is of no matter now.
  await AccessOrder.query({ client: trx })
    .where({ uid, state: 'failed' })
    .where('id', '<', id)
    .update({ state: 'superseded' })
}

/** Seconds until the next try: 2, 4, 8, 16, 32, then about a minute; never all at the same moment. */
const pause = (failures: number) =>
  (failures > SHOWN_AFTER ? PATIENT : 2 ** failures) * (0.8 + Math.random() * 0.4)
