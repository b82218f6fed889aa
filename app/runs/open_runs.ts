import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime, type DurationLike } from 'luxon'
import { sqlNow, changedRows } from '#sql/bulk'

const orders = {
  documents: { table: 'document_runs', lane: 'documents' },
  changes: { table: 'change_batches', lane: 'default' },
  imports: { table: 'import_runs', lane: 'documents' },
} as const
export type RunKind = keyof typeof orders
export const runKinds = Object.keys(orders) as RunKind[]
export const laneOf = (kind: RunKind) => orders[kind].lane

export const runsOf = (kind: RunKind) => db.from(orders[kind].table)

export const STALLED_AFTER = { minutes: 10 }

/** Workers give a sign of life every ten seconds. */
const SILENCE = { minutes: 2 }

/** A preview waits for a person, so it is not open. */
export const openRuns = (kind: RunKind, client: QueryClientContract = db.connection()) =>
  client.from(orders[kind].table).whereIn('state', ['queued', 'running'])

/** @throws if the queue does not take the run */
export const enqueueRun = (kind: RunKind, id: number) => emitter.emit('run:ordered', { kind, id })

/** @returns whether the run was open until now */
export async function failRun(
  kind: RunKind,
  id: number,
  error: string | null,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  const failed = await openRuns(kind, client)
    .where({ id })
    .update({ state: 'failed', error: error?.slice(0, 500) ?? null, finished_at: sqlNow(client) })
  return changedRows(failed) > 0
}

/** Orders waiting in a lane whose workers are all `busy` are not stuck. */
export function stalledRuns(kind: RunKind, busy: string[]) {
  const stalled = runsOf(kind).where(whereStalled)
  return busy.includes(laneOf(kind)) ? stalled.where('state', 'running') : stalled
}

const worked = new Set<{ kind: RunKind; id: number }>()

/** Writes a heartbeat of a run while the work on it lasts. */
export async function keepAlive<Result>(kind: RunKind, id: number, work: () => Promise<Result>) {
  const order = { kind, id }
  worked.add(order)
  try {
    await touchOrders(kind, [id])
    return await work()
  } finally {
    worked.delete(order)
  }
}

export async function touchWorked() {
  for (const [kind, some] of Map.groupBy(worked, (order) => order.kind))
    await touchOrders(
      kind,
      some.map(({ id }) => id)
    )
}

async function touchOrders(kind: RunKind, ids: number[]) {
  await openRuns(kind)
    .whereIn('id', ids)
    .update({ touched_at: sqlNow(db.connection()) })
}

/** @returns false if another caller took it or it showed a sign of life */
export async function takeOrphan(kind: RunKind, id: number, silence: DurationLike) {
  const taken = await silentSince(openRuns(kind).where({ id }), silence).update({
    touched_at: sqlNow(db.connection()),
    found: db.raw('found + 1'),
  })
  return changedRows(taken) > 0
}

export function silentSince<Query extends DatabaseQueryBuilderContract>(
  query: Query,
  silence: DurationLike
) {
  const limit = sqlNow(db.connection(), DateTime.utc().minus(silence))
  return query.whereRaw('coalesce(touched_at, created_at) < ?', [limit]) as Query
}

/** @returns whether the order was failed or stuck */
export async function reopenRun(trx: TransactionClientContract, kind: RunKind, id: number) {
  const reopened = await trx
    .from(orders[kind].table)
    .where({ id })
    .where((stopped) => stopped.where('state', 'failed').orWhere(whereStalled))
    .update({
      state: 'queued',
      error: null,
      finished_at: null,
      touched_at: sqlNow(trx),
      found: 0,
    })
  return changedRows(reopened) > 0
}

function whereStalled(query: DatabaseQueryBuilderContract) {
  query.where((running) => silentSince(running.where('state', 'running'), SILENCE))
  query.orWhere((queued) => silentSince(queued.where('state', 'queued'), STALLED_AFTER))
}
