import db from '@adonisjs/lucid/services/db'
import { queryRows, sqlNow } from '#sql/bulk'
import { discardFiles } from '#models/form/photos'
import { recordChange } from '#sql/history'
import type { UndoRow } from '#imports/kind'
import { kindOf } from '#imports/kinds'
import type ImportRun from '#models/import_run'
import User from '#models/user'
import { stopping } from '#process/stop_signal'

export type UndoCounts = { removed: number; restored: number; left: Record<string, number> }

export type Undo = UndoCounts & { by: number; files: string[] }

type Row = UndoRow & { reason: string | null; count?: number }

const AT_ONCE = 1000

/** What an undo would do now; `left` counts the rows left alone by reason. */
export async function undoCounts(run: ImportRun, by: User): Promise<UndoCounts> {
  const { table, reasonSql } = kindOf(run).undo
  const rows = await queryRows<Row>(
    db.connection(),
    `select r.outcome, ${reasonSql(by)} as reason, count(*) as count
     from import_rows r left join ${table} e on e.id = r.entity_id
     where r.run_id = ? and r.outcome in ('created', 'updated') group by 1, 2`,
    [run.id]
  )
  return rows.reduce(countRow, { removed: 0, restored: 0, left: {} })
}

/** Safe with two workers and after a crash, like `takeRows`. Returns whether the run is over. */
export async function continueUndo(run: ImportRun, { atMost = Infinity } = {}): Promise<boolean> {
  const end = Date.now() + atMost
  do {
    await run.refresh()
    await discardFiles(run.undo!.files)
    if (run.isOver) return true
    await undoPart(run)
    await discardFiles(run.undo!.files)
  } while (Date.now() < end && !stopping.aborted)
  return run.isOver
}

async function undoPart(run: ImportRun) {
  const { table, reasonSql, lock, undoRows } = kindOf(run).undo
  const importRows = await db
    .from('import_rows')
    .where('run_id', run.id)
    .whereIn('outcome', ['created', 'updated'])
    .where('id', '>', run.undone)
    .orderBy('id')
    .limit(AT_ONCE)
    .select('id', 'entity_id as entity')
  const last = importRows.at(-1)?.id ?? run.undone
  const user = (await User.find(run.undo!.by)) ?? { seesMinors: false }
  const isLast = importRows.length < AT_ONCE
  await db.transaction(async (trx) => {
    // Guarded write first: only one of two workers takes the part.
    const [updated] = await queryRows(
      trx,
      `update import_runs set undone = ?, undone_at = ?, state = ?
       where id = ? and undone = ? and state in ('queued', 'running') returning id`,
      [last, isLast ? sqlNow(trx) : null, isLast ? 'done' : 'running', run.id, run.undone]
    )
    if (!updated) return
    await lock(
      trx,
      importRows.map(({ entity }) => entity)
    )
    const rows = await queryRows<Row>(
      trx,
      `select r.entity_id as id, r.outcome, r.old_values as "oldValues", ${reasonSql(user)} as reason
       from import_rows r left join ${table} e on e.id = r.entity_id
       where r.run_id = ? and r.id > ? and r.id <= ? and r.outcome in ('created', 'updated')`,
      [run.id, run.undone, last]
    )
    const undoable = rows.filter(({ reason }) => reason === null)
    const files = await undoRows(trx, undoable, { id: run.undo!.by })
    const undo = { ...rows.reduce(countRow, run.undo!), files }
    await trx
      .from('import_runs')
      .where('id', run.id)
      .update({ undo: JSON.stringify(undo) })
    if (!isLast) return
    const { file, tour, formType } = run
    const { by, removed, restored } = undo
    const left = Object.values(undo.left).reduce((sum, count) => sum + count, 0)
    const to = { file, list: tour ?? formType, removed, restored, left }
    await recordChange(trx, run, 'ran', { id: by }, { from: null, to })
  })
  await run.refresh()
}

function countRow<Sum extends UndoCounts>(sum: Sum, { outcome, reason, count = 1 }: Row): Sum {
  const { left } = sum
  if (reason) return { ...sum, left: { ...left, [reason]: (left[reason] ?? 0) + count } }
  const key = outcome === 'created' ? 'removed' : 'restored'
  return { ...sum, [key]: sum[key] + count }
}
