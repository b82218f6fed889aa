import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsIn } from '#documents/spreadsheet'
import { insertMany, returned, sqlNow } from '#models/bulk'
import { record } from '#models/history'
import type { ImportKind, ImportLine, Mapping, Outcome, Problem } from '#models/import/kind'
import { SECOND_SURNAME, withWholeSurname } from '#models/import/surnames'
import type ImportRun from '#models/import_run'
import { randomToken } from '#models/secrets'

// Longer transactions would keep everybody else of the embedded database waiting.
const AT_ONCE = 1000

/**
 * Takes what is left of a run's rows, in parts. A part, what becomes of its rows and how far the
 * run is are written together: of two workers one takes it, and whoever comes after a worker that
 * was killed goes on behind its last part.
 * @returns whether the run is over
 */
export async function work(run: ImportRun, { atMost = Infinity } = {}): Promise<boolean> {
  const end = Date.now() + atMost
  const kind = run.holds
  await run.refresh()
  if (run.state !== 'queued' && run.state !== 'running') return run.isOver
  try {
    return await takeUntil(end, run, kind)
  } finally {
    await kind.release?.(run)
  }
}

async function takeUntil(end: number, run: ImportRun, kind: ImportKind): Promise<boolean> {
  const { atOnce = AT_ONCE } = kind
  let part: ImportLine[] = []
  let position = 0
  for await (const lines of linesOf(run, kind))
    for (const line of lines) {
      // Another worker may have gone further.
      if (position++ < run.done) continue
      part.push(line)
      if (part.length < atOnce) continue
      await take(run, kind, part)
      if (run.isOver) return true
      part = []
      if (Date.now() > end) return false
    }
  if (part.length > 0) await take(run, kind, part)
  if (run.done >= run.registries) await finish(run, kind)
  return run.isOver
}

/** A row by what its columns mean. */
export function valuesOf(cells: string[], mapping: Mapping): Record<string, string> {
  const values: Record<string, string> = {}
  for (const column in mapping)
    if (mapping[column]) values[mapping[column]] = cells[Number(column)] ?? ''
  return SECOND_SURNAME in values ? withWholeSurname(values) : values
}

/** The rows in the order in which they are taken, which is the same every time. */
async function* linesOf(run: ImportRun, kind: ImportKind): AsyncGenerator<ImportLine[]> {
  const { turns = 1 } = kind
  const has = new Set([0])
  for (let turn = 0; turn < turns; turn++) {
    if (!has.has(turn)) continue
    for await (const rows of rowsIn(await drive.use().getStream(run.rowsKey!)))
      yield rows.flatMap(({ line, cells }) => {
        const values = valuesOf(cells, run.plan.mapping)
        const its = turns === 1 ? 0 : kind.turnOf!(values, run)
        has.add(its)
        return its === turn ? { line, values } : []
      })
  }
}

async function take(run: ImportRun, kind: ImportKind, lines: ImportLine[]) {
  const from = run.done
  const before = kind.ownTransactions ? await kind.take(lines, run) : null
  const taken = await db.transaction(async (trx) => {
    // The guarded write comes first: of two workers one takes the part.
    const [row] = await returned(
      trx,
      `update import_runs set done = done + ?, state = 'running', started_at = coalesce(started_at, ?)
       where id = ? and done = ? and state in ('queued', 'running') returning id`,
      [lines.length, sqlNow(trx), run.id, from]
    )
    if (!row) return false
    await keep(trx, run, before ?? (await kind.take(lines, run, trx)))
    return true
  })
  if (!taken) return run.refresh()
  run.done = from + lines.length
  run.state = 'running'
}

async function keep(trx: TransactionClientContract, run: ImportRun, outcomes: Outcome[]) {
  await insertMany(
    trx,
    'import_rows',
    outcomes.map(({ line, outcome, entityId = null, problems = [] }) => ({
      runId: run.id,
      line,
      outcome,
      entityId,
      problems: problems.length > 0 ? problems : null,
    }))
  )
  const sum = (outcome: Outcome['outcome']) =>
    outcomes.filter((row) => row.outcome === outcome).length
  await trx.rawQuery(
    `update import_runs set created = created + ?, updated = updated + ?,
       unchanged = unchanged + ?, failed = failed + ? where id = ?`,
    [sum('created'), sum('updated'), sum('unchanged'), sum('failed'), run.id]
  )
}

/** Once all rows are taken: what is to be said of the whole, and a line of history. */
async function finish(run: ImportRun, kind: ImportKind) {
  const remarks = (await kind.remarks?.(linesOf(run, kind), run)) ?? []
  await db.transaction(async (trx) => {
    const [row] = await returned(
      trx,
      `update import_runs set state = 'done', finished_at = ?, result_key = ?
       where id = ? and state in ('queued', 'running') and done >= registries
       returning created, updated, unchanged, failed`,
      [sqlNow(trx), randomToken(), run.id]
    )
    if (!row) return
    const details = [...remarks, ...(await detailsOf(trx, run, kind))]
    await trx
      .from('import_runs')
      .where('id', run.id)
      .update({ details: JSON.stringify(details) })
    const { file, tour, formType, registries, userId } = run
    const { created, updated, unchanged, failed } = row
    await record(trx, run, 'ran', userId ? { id: userId } : null, {
      from: null,
      to: { file, list: tour ?? formType, registries, created, updated, unchanged, failed },
    })
  })
  await run.refresh()
}

async function detailsOf(
  trx: TransactionClientContract,
  { id, plan }: ImportRun,
  kind: ImportKind
) {
  const [{ count }] = await trx
    .from('import_rows')
    .where('run_id', id)
    .whereNotNull('problems')
    .whereNot('outcome', 'failed')
    .count('* as count')
  const unused = plan.headers.filter((header, column) => header && !plan.mapping[column])
  const details: Problem[] = []
  if (Number(count) > 0)
    details.push({
      key: kind.warned ?? 'messages.import.warned',
      values: { count: Number(count) },
    })
  if (unused.length > 0)
    details.push({ key: 'messages.import.unused', values: { columns: unused.join(', ') } })
  return details
}
