import type { I18n } from '@adonisjs/i18n'
import type { Problem } from '#models/import/kind'
import type ImportRun from '#models/import_run'
import type { Plan } from '#models/import_run'
import { harmless } from '#operations/harmless'

/** A list that was imported, or is about to be, as pages receive it; its user is loaded. */
export function importRow(run: ImportRun, i18n: I18n) {
  const { id, file, registries, created, updated, unchanged, failed, done, state } = run
  return {
    ...{ id, file, registries, created, updated, unchanged, failed, done, state },
    result: run.resultKey,
    details: detailsOf(run, i18n),
    createdAt: run.createdAt.toISO()!,
    user: run.user?.name ?? null,
  }
}

/** A list before anything of it is written: what its columns are taken for, and its first rows. */
export function importPreview(run: ImportRun, plan: Plan, i18n: I18n) {
  const { sheets, sheet, headerLine, headers, sample, mapping, remembered } = plan
  const { holds } = run
  return {
    run: { ...importRow(run, i18n), registries: plan.rows },
    ...{ sheets, sheet, headerLine, headers, mapping, remembered },
    rows: sample.map((cells) => headers.map((_, column) => cells[column] ?? '')),
    columns: holds.columns(i18n).map(({ name, label, required }) => ({ name, label, required })),
    problems: (holds.lacks?.(mapping) ?? []).map((problem) => sentenceOf(problem, i18n)),
  }
}

function detailsOf({ state, details, error }: ImportRun, i18n: I18n): string[] {
  const sentences = (details ?? []).map((detail) => sentenceOf(detail, i18n))
  if (state !== 'failed') return sentences
  return [i18n.t('messages.import.stopped', { error: harmless(error) ?? '' }), ...sentences]
}

const sentenceOf = ({ key, values }: Problem, i18n: I18n): string => i18n.t(key, values)
