import db from '@adonisjs/lucid/services/db'
import { returned, sqlNow } from '#sql/bulk'
import { discardPortrait } from '#models/form/portrait'
import { recordChange } from '#sql/history'
import type { Undone } from '#imports/kind'
import { kindOf } from '#imports/kinds'
import type ImportRun from '#models/import_run'
import { stopping } from '#process/stop_signal'

export type Standing = { removed: number; restored: number; left: Record<string, number> }

export type Undo = Standing & { by: number; files: string[] }

type Row = Undone & { reason: string | null; count?: number | string }

const AT_ONCE = 1000

export async function standingOf(run: ImportRun): Promise<Standing> {
  const { table, left } = kindOf(run).undo
  const rows = await returned<Row>(
    db.connection(),
    `select r.outcome, ${left} as reason, count(*) as count
     from import_rows r left join ${table} e on e.id = r.entity_id
     where r.run_id = ? and r.outcome in ('created', 'updated') group by 1, 2`,
    [run.id]
  )
  return rows.reduce(add, { removed: 0, restored: 0, left: {} })
}

/** Safe with two workers and after a crash, like `takeRows`. Returns whether it is over. */
export async function goOnUndoing(run: ImportRun, { atMost = Infinity } = {}): Promise<boolean> {
  const end = Date.now() + atMost
  do {
    await run.refresh()
    await discardFiles(run)
    if (run.isOver) return true
    await undoPart(run)
    await discardFiles(run)
  } while (Date.now() < end && !stopping.aborted)
  return run.isOver
}

async function discardFiles({ undo }: ImportRun) {
  for (const key of undo!.files) await discardPortrait(key)
}

async function undoPart(run: ImportRun) {
  const { table, left, hold, takeBack: take } = kindOf(run).undo
  const rows = await db
    .from('import_rows')
    .where('run_id', run.id)
    .whereIn('outcome', ['created', 'updated'])
    .where('id', '>', run.undone)
    .orderBy('id')
    .limit(AT_ONCE)
    .select('id', 'entity_id as entity')
  const last = rows.at(-1)?.id ?? run.undone
  const isLast = rows.length < AT_ONCE
  await db.transaction(async (trx) => {
    // Guarded write first: only one of two workers takes the part.
    const [taken] = await returned(
      trx,
      `update import_runs set undone = ?, undone_at = ?, state = ?
       where id = ? and undone = ? and state in ('queued', 'running') returning id`,
      [last, isLast ? sqlNow(trx) : null, isLast ? 'done' : 'running', run.id, run.undone]
    )
    if (!taken) return
    await hold(
      trx,
      rows.map(({ entity }) => entity)
    )
    const standing = await returned<Row>(
      trx,
      `select r.entity_id as id, r.outcome, r.found, ${left} as reason
       from import_rows r left join ${table} e on e.id = r.entity_id
       where r.run_id = ? and r.id > ? and r.id <= ? and r.outcome in ('created', 'updated')`,
      [run.id, run.undone, last]
    )
    const free = standing.filter(({ reason }) => reason === null)
    const files = await take(trx, free, { id: run.undo!.by })
    const undo = { ...standing.reduce(add, run.undo!), files }
    await trx
      .from('import_runs')
      .where('id', run.id)
      .update({ undo: JSON.stringify(undo) })
    if (!isLast) return
    const { file, tour, formType } = run
    const { by, removed, restored } = undo
    const kept = Object.values(undo.left).reduce((sum, count) => sum + count, 0)
    const to = { file, list: tour ?? formType, removed, restored, left: kept }
    await recordChange(trx, run, 'ran', { id: by }, { from: null, to })
  })
  await run.refresh()
}

function add<Sum extends Standing>(sum: Sum, { outcome, reason, count = 1 }: Row): Sum {
  const { left, ...done } = sum
  if (reason) return { ...sum, left: { ...left, [reason]: (left[reason] ?? 0) + Number(count) } }
  const what = outcome === 'created' ? 'removed' : 'restored'
  return { ...sum, [what]: done[what] + Number(count) }
}
