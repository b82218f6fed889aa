import type { I18n } from '@adonisjs/i18n'
import db from '@adonisjs/lucid/services/db'
import type { Column, Row, WorkbookOptions } from '#documents/workbook'
import { rowsIn } from '#documents/spreadsheet'
import type { ImportKind, ImportRemark } from '#imports/kind'
import { valuesOf } from '#imports/take_rows'
import { kindOf } from '#imports/kinds'
import type ImportRun from '#models/import_run'
import { openRunFile } from '#sealing/run_files'

const PAGE = 1000

const LONGEST_NAME = 100

export type FailedRow = { line: number; name: string; error: string }

type StoredRow = { line: number; outcome: string; problems: ImportRemark[] }

export function resultSheet(run: ImportRun, i18n: I18n): WorkbookOptions {
  const text = (header: string, width: number): Column => ({ header, width, type: 'text' })
  return {
    title: i18n.t('messages.import.sheet'),
    columns: [
      ...run.plan.headers.map((header) => text(header, 20)),
      text(i18n.t('messages.import.result'), 14),
      text(i18n.t('messages.import.error'), 60),
    ],
    rows: resultRows(run, i18n),
  }
}

export async function failuresOf(run: ImportRun, i18n: I18n, most: number): Promise<FailedRow[]> {
  const rows = await db
    .from('import_rows')
    .where({ run_id: run.id, outcome: 'failed' })
    .orderBy('line')
    .limit(most)
    .select('line', 'problems')
  const format = problemFormatter(kindOf(run), i18n)
  const names = await namesAt(run, new Set(rows.map(({ line }) => line)))
  return rows.map(({ line, problems }) => ({
    line,
    name: names.get(line) ?? '',
    error: format(problems ?? []),
  }))
}

async function* resultRows(run: ImportRun, i18n: I18n): AsyncGenerator<Row> {
  const format = problemFormatter(kindOf(run), i18n)
  const outcomeWords = new Map<string, string>()
  const wordOf = (outcome: string) => {
    if (!outcomeWords.has(outcome))
      outcomeWords.set(outcome, i18n.t(`messages.import.outcomes.${outcome}`))
    return outcomeWords.get(outcome)!
  }
  const width = run.plan.headers.length
  const stored = storedRows(run)
  let next = await stored.next()
  for await (const rows of rowsIn(await openRunFile(run, run.rowsKey!)))
    for (const { line, cells } of rows) {
      const row = !next.done && next.value.line === line ? next.value : null
      if (row) next = await stored.next()
      yield [
        ...Array.from({ length: width }, (_, column) => cells[column] ?? ''),
        row ? wordOf(row.outcome) : '',
        row ? format([...row.problems, ...unchangedRemark(row)]) : '',
      ]
    }
}

const unchangedRemark = ({ outcome, problems }: StoredRow): ImportRemark[] =>
  outcome === 'unchanged' && problems.length > 0 ? [{ key: 'messages.import.kept' }] : []

async function* storedRows({ id }: ImportRun): AsyncGenerator<StoredRow, undefined> {
  for (let after = -1; ;) {
    const page = await db
      .from('import_rows')
      .where('run_id', id)
      .where('line', '>', after)
      .orderBy('line')
      .limit(PAGE)
      .select('line', 'outcome', 'problems')
    for (const row of page) yield { ...row, problems: row.problems ?? [] }
    if (page.length < PAGE) return undefined
    after = page.at(-1)!.line
  }
}

async function namesAt(run: ImportRun, lines: Set<number>): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  if (lines.size === 0 || !run.rowsKey) return names
  for await (const rows of rowsIn(await openRunFile(run, run.rowsKey))) {
    for (const { line, cells } of rows.filter((row) => lines.has(row.line)))
      names.set(line, kindOf(run).nameOf(valuesOf(cells, run.plan.mapping)).slice(0, LONGEST_NAME))
    if (names.size === lines.size) break
  }
  return names
}

/** Caches sentences: the same problem occurs thousands of times, and ICU formats each one again. */
export function problemFormatter(kind: ImportKind, i18n: I18n) {
  let labels: Map<string, string> | undefined
  const labelOf = (field: string) => {
    labels ??= new Map(kind.columns(i18n).map(({ name, label }) => [name, label]))
    return labels.get(field)
  }
  const sentences = new Map<string, string>()
  const sentenceOf = ({ key, values, field, causes }: ImportRemark): string => {
    const causeWords = causes?.map(({ count, problem }) =>
      i18n.t('messages.import.cause', { count, sentence: format([problem]).replace(/\.$/, '') })
    )
    const sentence = i18n.t(key, { ...values, causes: causeWords?.join('; ') })
    const label = field && labelOf(field)
    return label ? `${label}: ${sentence}` : sentence
  }
  const format = (problems: ImportRemark[]): string =>
    problems
      .map((problem) => {
        const key = JSON.stringify(problem)
        if (!sentences.has(key)) sentences.set(key, sentenceOf(problem))
        return sentences.get(key)!
      })
      .join(' ')
  return format
}
