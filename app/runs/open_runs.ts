import logger from '@adonisjs/core/services/logger'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime, type DurationLike } from 'luxon'
import { Refusal } from '#exceptions/refusal'
import { sqlNow, changedRows } from '#sql/bulk'
import { keysOf } from '#shared/keys'

const runTables = {
  documents: { table: 'document_runs', lane: 'documents' },
  changes: { table: 'change_batches', lane: 'default' },
  imports: { table: 'import_runs', lane: 'documents' },
} as const
export type RunKind = keyof typeof runTables
export const runKinds = keysOf(runTables)
export const laneOf = (kind: RunKind) => runTables[kind].lane

export const runsOf = (kind: RunKind) => db.from(runTables[kind].table)

/** How long queued work may wait before the office is told. */
export const STALLED_AFTER = { minutes: 10 }

/** Workers show every ten seconds that a running run goes on. */
const LONGEST_SILENCE = { minutes: 2 }

/** A preview waits for a person, so it is not open. */
export const openStates = ['queued', 'running']

export const openRuns = (kind: RunKind, client: QueryClientContract = db.connection()) =>
  // Not bound, because SQLite uses a partial index only if its condition is in the query.
  client.from(runTables[kind].table).whereRaw(`state in ('queued', 'running')`)

/** For runs that are found again later (`requeueOrphans`). @throws if the queue does not take the run */
export const enqueueRun = (kind: RunKind, id: number) => emitter.emit('run:ordered', { kind, id })

/**
 * For runs that a person waits for. `takeBack` undoes what was stored with a run that the queue refuses.
 * @throws Refusal `generic` after that
 */
export async function enqueueOrRefuse(
  kind: RunKind,
  id: number,
  takeBack: (error: Error) => unknown
) {
  try {
    await enqueueRun(kind, id)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    logger.error({ err: error, kind, id }, 'run not queued')
    await takeBack(error)
    throw new Refusal('generic', {}, { status: 503 })
  }
}

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

/** Runs queued in one of the `busy` lanes, whose workers all work, are not stuck. */
export function stalledRuns(kind: RunKind, busy: string[]) {
  const stalled = runsOf(kind).where(whereStalled)
  return busy.includes(laneOf(kind)) ? stalled.where('state', 'running') : stalled
}

const activeRuns = new Set<{ kind: RunKind; id: number }>()

/**
 * Runs `work` while heartbeats touch the row. `beginnings` counts the starts since the row was made or
 * its last part was finished.
 */
export async function keepAlive<Result>(kind: RunKind, id: number, work: () => Promise<Result>) {
  const run = { kind, id }
  activeRuns.add(run)
  try {
    await openRuns(kind)
      .where({ id })
      .update({ touched_at: sqlNow(db.connection()), beginnings: db.raw('beginnings + 1') })
    return await work()
  } finally {
    activeRuns.delete(run)
  }
}

export async function touchActiveRuns() {
  for (const [kind, runs] of Map.groupBy(activeRuns, (run) => run.kind))
    await touchRuns(
      kind,
      runs.map(({ id }) => id)
    )
}

async function touchRuns(kind: RunKind, ids: number[]) {
  await openRuns(kind)
    .whereIn('id', ids)
    .update({ touched_at: sqlNow(db.connection()) })
}

/** @returns false if another caller took the run or it gave a sign of life */
export async function takeOrphan(kind: RunKind, id: number, silence: DurationLike) {
  const taken = await silentSince(openRuns(kind).where({ id }), silence).update({
    touched_at: sqlNow(db.connection()),
  })
  return changedRows(taken) > 0
}

export function silentSince<Query extends DatabaseQueryBuilderContract>(
  query: Query,
  silence: DurationLike
) {
  const limit = sqlNow(db.connection(), DateTime.utc().minus(silence))
  query.whereRaw('coalesce(touched_at, created_at) < ?', [limit])
  return query
}

/** @returns whether the run had failed or was stuck */
export async function reopenRun(trx: TransactionClientContract, kind: RunKind, id: number) {
  const reopened = await trx
    .from(runTables[kind].table)
    .where({ id })
    .where((stopped) => stopped.where('state', 'failed').orWhere(whereStalled))
    .update({
      state: 'queued',
      error: null,
      finished_at: null,
      touched_at: sqlNow(trx),
      beginnings: 0,
    })
  return changedRows(reopened) > 0
}

function whereStalled(query: DatabaseQueryBuilderContract) {
  query.where((running) => silentSince(running.where('state', 'running'), LONGEST_SILENCE))
  query.orWhere((queued) => silentSince(queued.where('state', 'queued'), STALLED_AFTER))
}
