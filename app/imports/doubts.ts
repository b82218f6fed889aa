import { CAUSES_SHOWN, type Cause, type ImportLine, type ImportRemark } from '#imports/kind'

const LEAST_ROWS = 3

/** At most `most` of the rows, spread evenly over the list. */
export async function sampleLines(lines: AsyncIterable<ImportLine[]>, rows: number, most: number) {
  const sample: ImportLine[] = []
  const step = Math.ceil(rows / most)
  let index = 0
  for await (const part of lines) sample.push(...part.filter(() => index++ % step === 0))
  return sample
}

export function doubtOfManyFaults(faults: ImportRemark[], rows: number): ImportRemark[] {
  if (rows < LEAST_ROWS || faults.length * 2 <= rows) return []
  const faultsByCause = Map.groupBy(faults, ({ key, field }) => `${key} ${field}`)
  const causes = [...faultsByCause.values()].map((group): Cause => ({
    count: group.length,
    problem: group[0],
  }))
  const values = { count: faults.length, rows }
  causes.sort((a, b) => b.count - a.count)
  return [{ key: 'messages.import.doubts.failing', values, causes: causes.slice(0, CAUSES_SHOWN) }]
}

export const isMajority = (part: number, all: number) =>
  part * 2 > all && part >= Math.min(LEAST_ROWS, all)
