import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsIn } from '#documents/spreadsheet'
import { insertMany, queryRows, sqlNow } from '#sql/bulk'
import { recordChange } from '#sql/history'
import { refreshStatistics } from '#sql/statistics'
import {
  CAUSES_SHOWN,
  type Cause,
  type ImportKind,
  type ImportLine,
  type ImportRemark,
  type Mapping,
  type Outcome,
  type RowOutcome,
} from '#imports/kind'
import { kindOf } from '#imports/kinds'
import { SECOND_SURNAME, withWholeSurname } from '#imports/names'
import EditionClosing, { EDITION_CLOSED } from '#models/edition_closing'
import type ImportRun from '#models/import_run'
import { randomToken } from '#text/secrets'
import { openStates } from '#runs/open_runs'
import { stopping } from '#process/stop_signal'
import { openRunFile } from '#sealing/run_files'
import { countRows } from '#sql/counts'

// Longer transactions would block all other writers on SQLite.
const PART_SIZE = 1000

/**
 * Takes the remaining rows for at most `atMost` milliseconds. Two workers never record the same part.
 * @returns whether the run is over
 */
export async function takeRows(run: ImportRun, { atMost = Infinity } = {}): Promise<boolean> {
  const end = Date.now() + atMost
  const kind = kindOf(run)
  await run.refresh()
  try {
    if (!openStates.includes(run.state)) return run.isOver
    if (await whileEditionIsOpen(run, async () => true)) return await takeUntil(end, run, kind)
    await run.refresh()
    return true
  } finally {
    await kind.releaseFiles?.(run)
  }
}

async function takeUntil(end: number, run: ImportRun, kind: ImportKind): Promise<boolean> {
  const { partSize = PART_SIZE } = kind
  let part: ImportLine[] = []
  let position = 0
  for await (const lines of linesByPass(run, kind))
    for (const line of lines) {
      // Another worker may have gone further.
      if (position++ < run.done) continue
      part.push(line)
      if (part.length < partSize) continue
      await takePart(run, kind, part)
      if (run.isOver) return true
      part = []
      if (Date.now() > end || stopping.aborted) return false
    }
  if (part.length > 0) await takePart(run, kind, part)
  if (run.done >= run.registries) {
    await finish(run, kind)
    void refreshStatistics(run.registries)
  }
  return run.isOver
}

export function valuesOf(cells: string[], mapping: Mapping): Record<string, string> {
  const values: Record<string, string> = {}
  for (const column in mapping)
    if (mapping[column]) values[mapping[column]] = cells[Number(column)] ?? ''
  return SECOND_SURNAME in values ? withWholeSurname(values) : values
}

async function* linesByPass(run: ImportRun, kind: ImportKind): AsyncGenerator<ImportLine[]> {
  const { passes = 1 } = kind
  const neededPasses = new Set([0])
  for (let pass = 0; pass < passes; pass++) {
    if (!neededPasses.has(pass)) continue
    for await (const lines of linesOfFile(run))
      yield lines.filter(({ values }) => {
        const ownPass = passes === 1 ? 0 : kind.passOf!(values, run)
        neededPasses.add(ownPass)
        return ownPass === pass
      })
  }
}

export async function* linesOfFile(run: ImportRun): AsyncGenerator<ImportLine[]> {
  const { mapping } = run.plan
  for await (const rows of rowsIn(await openRunFile(run, run.rowsKey!)))
    yield rows.map(({ line, cells }) => ({ line, values: valuesOf(cells, mapping) }))
}

async function takePart(run: ImportRun, kind: ImportKind, lines: ImportLine[]) {
  const done = run.done
  // People are taken in transactions of their own: after a worker was killed, its rows are taken again.
  const ownOutcomes = kind.ownTransactions ? await kind.take(lines, run) : null
  const isTaken = await whileEditionIsOpen(run, async (trx) => {
    // The guard: only one of two workers records the part.
    const [row] = await queryRows(
      trx,
      `update import_runs set done = done + ?, state = 'running', beginnings = 0,
         started_at = coalesce(started_at, ?)
       where id = ? and done = ? and state in ('queued', 'running') and file_key is not null
       returning id`,
      [lines.length, sqlNow(trx), run.id, done]
    )
    if (!row) return false
    await recordOutcomes(trx, run, ownOutcomes ?? (await kind.take(lines, run, trx)))
    return true
  })
  if (!isTaken) return run.refresh()
  run.done = done + lines.length
  run.state = 'running'
}

/** Ends the import instead if its edition is closed. Locks the edition first, like the closing. */
const whileEditionIsOpen = (
  run: ImportRun,
  write: (trx: TransactionClientContract) => Promise<boolean>
) =>
  db.transaction(async (trx) => {
    if (await EditionClosing.keepOpen(trx, [run.tournamentId])) return write(trx)
    await run.fail(new Error(EDITION_CLOSED), trx)
    return false
  })

async function recordOutcomes(
  trx: TransactionClientContract,
  run: ImportRun,
  outcomes: RowOutcome[]
) {
  const hasUpdates = outcomes.some(({ oldValues }) => oldValues)
  await insertMany(
    trx,
    'import_rows',
    outcomes.map(({ line, outcome, entityId = null, problems = [], oldValues, version }) => ({
      runId: run.id,
      line,
      outcome,
      entityId,
      problems: problems.length > 0 ? problems : null,
      ...(hasUpdates && { oldValues, version }),
    }))
  )
  const count = (outcome: Outcome) => outcomes.filter((row) => row.outcome === outcome).length
  await trx.rawQuery(
    `update import_runs set created = created + ?, updated = updated + ?,
       unchanged = unchanged + ?, failed = failed + ? where id = ?`,
    [count('created'), count('updated'), count('unchanged'), count('failed'), run.id]
  )
}

async function finish(run: ImportRun, kind: ImportKind) {
  const remarks = (await kind.closingRemarks?.(run, linesByPass(run, kind))) ?? []
  await whileEditionIsOpen(run, async (trx) => {
    const [row] = await queryRows(
      trx,
      `update import_runs set state = 'done', finished_at = ?, result_key = ?
       where id = ? and state in ('queued', 'running') and done >= registries
         and file_key is not null
       returning created, updated, unchanged, failed`,
      [sqlNow(trx), randomToken(), run.id]
    )
    if (!row) return false
    const details = [...remarks, ...(await detailsOf(trx, run, kind))]
    await trx
      .from('import_runs')
      .where('id', run.id)
      .update({ details: JSON.stringify(details) })
    const { file, tour, formType, registries, userId } = run
    const { created, updated, unchanged, failed } = row
    await recordChange(trx, run, 'ran', userId ? { id: userId } : null, {
      from: null,
      to: { file, list: tour ?? formType, registries, created, updated, unchanged, failed },
    })
    return true
  })
  await run.refresh()
}

async function detailsOf(
  trx: TransactionClientContract,
  { id, plan }: ImportRun,
  kind: ImportKind
) {
  const warned = trx
    .from('import_rows')
    .where('run_id', id)
    .whereNotNull('problems')
    .whereNot('outcome', 'failed')
  const count = await countRows(warned)
  const causes = await causesOf(trx, id)
  const unused = plan.headers.filter((header, column) => header && !plan.mapping[column])
  const details: ImportRemark[] = []
  if (count > 0)
    details.push({
      key: kind.warningKey ?? 'messages.import.warned',
      values: { count },
    })
  if (causes.length > 0)
    details.push({
      key: 'messages.import.notTaken',
      values: { count: causes.reduce((sum, cause) => sum + cause.count, 0) },
      causes: causes.slice(0, CAUSES_SHOWN),
    })
  if (unused.length > 0)
    details.push({ key: 'messages.import.unused', values: { columns: unused.join(', ') } })
  return details
}

async function causesOf(trx: TransactionClientContract, id: number): Promise<Cause[]> {
  const causes = await queryRows<{ count: number; id: number }>(
    trx,
    `select count(*) as count, min(id) as id from import_rows
     where run_id = ? and outcome = 'failed' group by problems->0->>'key', problems->0->>'field' order by 1 desc, 2`,
    [id]
  )
  const rows = await trx.from('import_rows').whereIn(
    'id',
    causes.map((cause) => cause.id)
  )
  const problems = new Map(rows.map((row) => [row.id, row.problems[0]]))
  return causes.map((cause) => ({ count: cause.count, problem: problems.get(cause.id) }))
}
