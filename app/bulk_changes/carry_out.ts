import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import BulkChange, { type ChangeKind, type ChangeOrder } from '#models/bulk_change'
import { setValues, type ChangedOrSkipped } from '#models/bulk_change/settable'
import { decide, type SkipReason } from '#models/form/reviewable'
import { revokeLinks } from '#models/guest_link/revocation'
import type { LedgerCause } from '#models/ledger_entry'
import RestaurantRule from '#models/restaurant_rule'
import User from '#models/user'
import { stopping } from '#process/stop_signal'
import { unclearAmong } from '#requests/checks/unclear'
import { enqueueRun, keepAlive } from '#runs/open_runs'
import type { Actor } from '#shared/history'
import { insertMany, queryRows, sqlNow } from '#sql/bulk'
import { refreshStatistics } from '#sql/statistics'

type Progress = Pick<BulkChange, 'done' | 'changed' | 'state'>

/** Larger changes go to the queue, which continues if this process stops. */
const AT_ONCE = 200

/** How long the page waits for the end before it shows the progress. */
const PATIENCE_MS = 3000

// On SQLite other writers wait for a part. Small parts write the same index pages more often.
const CHUNK = 1000

// Checks read other rows of each request, which takes longer.
const CHECKED_CHUNK = 50

type Kind = { inParts: boolean; cause: LedgerCause }

/** A kind that is not done in parts is done whole or not at all. */
const kinds: Record<ChangeKind, Kind> = {
  state: { inParts: true, cause: 'mass' },
  set: { inParts: true, cause: 'mass' },
  mass: { inParts: false, cause: 'mass' },
  reset: { inParts: false, cause: 'reset' },
  rule: { inParts: false, cause: 'rule' },
  out: { inParts: false, cause: 'mass' },
}

/** @throws as `startChange` */
export async function carryOut(order: ChangeOrder, by: Actor | null) {
  return startChange(await BulkChange.order(order, by))
}

/**
 * With more than `AT_ONCE` requests the queue does the rest of what is done in parts after
 * `PATIENCE_MS`.
 * @throws the error of a change that is small or all or nothing; the queue retries the others
 */
export async function startChange(bulkChange: BulkChange): Promise<BulkChange> {
  const queued = bulkChange.total > AT_ONCE
  if (queued) await enqueueRun('changes', bulkChange.id)
  await workOn(bulkChange, queued ? PATIENCE_MS : Infinity).catch(async (error) => {
    if (queued && kinds[bulkChange.kind].inParts) {
      logger.error({ err: error, change: bulkChange.id }, 'bulk change left to the queue')
      return bulkChange.refresh()
    }
    await bulkChange.fail(error)
    throw error
  })
  if (bulkChange.state === 'failed') throw new Error((await bulkChange.refresh()).error!)
  return bulkChange
}

/** Works for `atMost` milliseconds. Returns whether the change is over. */
export function workOn(bulkChange: BulkChange, atMost = Infinity): Promise<boolean> {
  const end = Date.now() + atMost
  return keepAlive('changes', bulkChange.id, async () => {
    while (!bulkChange.isOver && Date.now() < end && !stopping.aborted) {
      const unclear = await unclearIn(bulkChange)
      await db.transaction(async (trx) => {
        // All parts in one transaction, unless the kind is done in parts.
        do await takePart(bulkChange, trx, unclear)
        while (!kinds[bulkChange.kind].inParts && !bulkChange.isOver)
      })
    }
    if (bulkChange.isOver) void refreshStatistics(bulkChange.changed)
    return bulkChange.isOver
  })
}

function endOfPart({ change, done, total }: BulkChange) {
  const size = 'only' in change ? CHECKED_CHUNK : CHUNK
  return Math.min(done + size, total)
}

/** The requests of the next part that `only: 'clear'` leaves out. */
async function unclearIn(bulkChange: BulkChange): Promise<Map<number, SkipReason>> {
  const { change, ids, done, userId } = bulkChange
  if (!('only' in change)) return new Map()
  const reader = await User.find(userId)
  return unclearAmong(ids.slice(done, endOfPart(bulkChange)), change.state, reader)
}

/** Changes the next requests, unless another process has taken them. */
async function takePart(
  bulkChange: BulkChange,
  trx: TransactionClientContract,
  unclear: Map<number, SkipReason>
) {
  const { id: batchId, done, total } = bulkChange
  const upTo = endOfPart(bulkChange)
  const state = upTo < total ? 'running' : 'done'
  // The guarded write comes first, so only one of two workers does the part.
  const claimed = await queryRows(
    trx,
    `update change_batches set done = ?, state = ?, finished_at = ?, beginnings = 0
     where id = ? and done = ? and state in ('queued', 'running') returning id`,
    [upTo, state, state === 'done' ? sqlNow(trx) : null, batchId, done]
  )
  if (claimed.length === 0) {
    const row = await trx.from('change_batches').where('id', batchId).first()
    return setProgress(bulkChange, row)
  }
  const rows = await apply(bulkChange, trx, upTo, unclear)
  const changed = bulkChange.changed + rows.filter(({ skipped }) => !skipped).length
  await trx.from('change_batches').where('id', batchId).update({ changed })
  await insertMany(
    trx,
    'change_batch_rows',
    rows
      .filter(({ skipped }) => skipped !== 'missing')
      .map(({ id, skipped = null, oldValues = null, version = null }) => ({
        batchId,
        formId: id,
        skipped,
        oldValues,
        version,
      }))
  )
  if (state === 'done') bulkChange.wakeMails(trx)
  setProgress(bulkChange, { done: upTo, changed, state })
}

const setProgress = (bulkChange: BulkChange, { done, changed, state }: Progress) =>
  void Object.assign(bulkChange, { done, changed, state })

async function apply(
  bulkChange: BulkChange,
  trx: TransactionClientContract,
  upTo: number,
  unclear: Map<number, SkipReason>
): Promise<ChangedOrSkipped[]> {
  const { change, done, kind, userId } = bulkChange
  const by = userId ? { id: userId } : null
  if ('state' in change) {
    const clear = bulkChange.ids.slice(done, upTo).filter((id) => !unclear.has(id))
    const { reason, from: shownStates } = change
    const review = { by, reason, bulkChange }
    const { previous, skipped } = await decide(trx, clear, change.state, review, shownStates)
    return [
      ...[...previous].map(([id, row]) => ({ id, ...row })),
      ...skipped.map(({ id, reason: why }) => ({ id, skipped: why })),
      ...[...unclear].map(([id, why]) => ({ id, skipped: why })),
    ]
  }
  const rows: ChangedOrSkipped[] = []
  if (change.links && done === 0) await revoke(bulkChange, trx, change.links, by)
  let start = 0
  for (const { count, set } of change.steps) {
    const ids = bulkChange.ids.slice(Math.max(start, done), Math.min(start + count, upTo))
    start += count
    if (ids.length === 0) continue
    const { cause } = kinds[kind]
    const checksDates = kind !== 'out'
    const parts = kind === 'rule' ? await RestaurantRule.grantedTo(ids, set, trx) : [{ ids, set }]
    for (const part of parts)
      rows.push(...(await setValues(trx, part.ids, part.set, { by, cause, checksDates })))
  }
  return rows
}

/** Stores which links were open, so that the undo reopens only those. */
async function revoke(
  bulkChange: BulkChange,
  trx: TransactionClientContract,
  links: number[],
  by: Actor | null
) {
  const change = { ...bulkChange.change, links: await revokeLinks(trx, links, by) }
  await trx
    .from('change_batches')
    .where('id', bulkChange.id)
    .update({ change: JSON.stringify(change) })
  bulkChange.change = change
}
