import type { Cause, ImportLine, Problem } from '#imports/kind'
import { linesIn } from '#imports/take_rows'
import { kindOf } from '#imports/kinds'
import type ImportRun from '#models/import_run'

/** Fewer rows say nothing about a list. */
const LEAST = 3
const NAMED = 3

export async function doubtsAbout(run: ImportRun): Promise<Problem[]> {
  const kind = kindOf(run)
  try {
    return await kind.doubts(linesIn(run), run)
  } finally {
    await kind.releaseFiles?.(run)
  }
}

export async function someOf(lines: AsyncIterable<ImportLine[]>, rows: number, most: number) {
  const some: ImportLine[] = []
  const every = Math.ceil(rows / most)
  let at = 0
  for await (const part of lines) some.push(...part.filter(() => at++ % every === 0))
  return some
}

export function doubtOfManyFaults(faults: Problem[], rows: number): Problem[] {
  if (rows < LEAST || faults.length * 2 <= rows) return []
  const causes = [...Map.groupBy(faults, ({ key }) => key).values()].map((same): Cause => ({
    count: same.length,
    problem: same[0],
  }))
  const values = { count: faults.length, rows }
  causes.sort((a, b) => b.count - a.count)
  return [{ key: 'messages.import.doubts.failing', values, causes: causes.slice(0, NAMED) }]
}

export const isMost = (some: number, all: number) => some * 2 > all && some >= Math.min(LEAST, all)
