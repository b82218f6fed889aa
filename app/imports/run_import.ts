import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'
import { kindOf } from '#imports/kinds'
import { continueUndo, undoCounts, type Undo } from '#imports/undo_rows'
import { takeRows } from '#imports/take_rows'
import type ImportRun from '#models/import_run'
import type User from '#models/user'
import { enqueueOrRefuse, keepAlive } from '#runs/open_runs'
import { queryRows, sqlNow } from '#sql/bulk'

/** How long the browser waits for the end before the page shows the progress. */
const PATIENCE_MS = 3000

/** Queues the import, and works on it for a moment. @param oldValues to restore if the queue refuses it */
export async function startImport(run: ImportRun, oldValues: Partial<ImportRun['$attributes']>) {
  await enqueueOrRefuse('imports', run.id, async () => {
    await (await run.refresh()).merge(oldValues).save()
  })
  await run.refresh()
  // The queue does the rest and retries failures. Runs with their own transactions are left to it:
  // two workers would take their rows twice.
  if (!kindOf(run).ownTransactions || run.undoStartedAt)
    await workOn(run, { atMost: PATIENCE_MS }).catch((error) => {
      logger.error({ err: error, run: run.id }, 'import left to the queue')
    })
  await run.refresh()
}

/** `atMost` in milliseconds. Returns whether the run is over. */
export function workOn(run: ImportRun, limit: { atMost?: number } = {}): Promise<boolean> {
  return keepAlive('imports', run.id, () =>
    run.undoStartedAt ? continueUndo(run, limit) : takeRows(run, limit)
  )
}

/**
 * Starts the undo of an import. Rows that were changed since, or that the user may not change, stay. An undo
 * that would change nothing is refused, because an import can be undone only once.
 * @throws Refusal `importKept`, `importUndone`
 */
export async function undoImport(run: ImportRun, by: User) {
  if (run.isUndoable) {
    const { removed, restored } = await undoCounts(run, by)
    if (removed + restored === 0) throw new Refusal('importKept', {}, { status: 409 })
  }
  const undo: Undo = { by: by.id, removed: 0, restored: 0, left: {}, files: [] }
  const started = await queryRows(
    db.connection(),
    `update import_runs set undo_started_at = ?, undo = ?, state = 'queued'
     where id = ? and state in ('done', 'failed') and undo_started_at is null and file_key is not null
     returning id`,
    [sqlNow(db.connection()), JSON.stringify(undo), run.id]
  )
  if (started.length === 0) throw new Refusal('importUndone', {}, { status: 409 })
  await startImport(run, { undoStartedAt: null, undo: null, state: run.state })
}
