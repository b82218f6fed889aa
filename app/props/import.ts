import { kindOf } from '#imports/kinds'
import type { I18n } from '@adonisjs/i18n'
import { problemFormatter } from '#imports/result_sheet'
import type { UndoCounts } from '#imports/undo_rows'
import { EDITION_CLOSED } from '#models/edition_closing'
import type ImportRun from '#models/import_run'
import type User from '#models/user'
import type { ShownPlan } from '#imports/plan'
import { nameOf } from '#text/name_of'

export function ownerProp({ tour, formType }: Pick<ImportRun, 'tour' | 'formType'>, i18n: I18n) {
  if (!formType) return { tour: tour! }
  return { form: { type: formType, title: i18n.t(`forms.${formType}.title`) } }
}

/** `run.user` must be loaded. Only a user who may read its rows gets the file of its results. */
export async function importRow(run: ImportRun, reader: User, i18n: I18n) {
  const { id, file, registries, created, updated, unchanged, failed, done, stage } = run
  const { undo } = run
  const readable = await run.isReadableBy(reader)
  return {
    id,
    file,
    registries,
    created,
    updated,
    unchanged,
    failed,
    done,
    state: stage,
    undone: undo ? undo.removed + undo.restored + countLeft(undo) : 0,
    undoable: run.isUndoableBy(reader) && run.isUndoable,
    readable,
    result: readable ? run.resultKey : null,
    details: importDetails(run, i18n),
    createdAt: run.createdAt.toISO()!,
    user: nameOf(run.user),
  }
}

export async function importPreview(run: ImportRun, plan: ShownPlan, reader: User, i18n: I18n) {
  const { sheets, sheet, headerLine, headers, mapping, remembered } = plan
  const kind = kindOf(run)
  return {
    run: { ...(await importRow(run, reader, i18n)), registries: plan.rows },
    sheets,
    sheet,
    headerLine,
    headers,
    mapping,
    remembered,
    doubts: importDetails(run, i18n),
    rows: plan.sample.map((cells) => headers.map((_, column) => cells[column] ?? '')),
    columns: kind.columns(i18n).map(({ name, label, required }) => ({ name, label, required })),
    problems: (kind.mappingProblems?.(mapping) ?? []).map(({ key, values }) => i18n.t(key, values)),
  }
}

export function undoneSentence({ removed, restored, left }: UndoCounts, i18n: I18n): string {
  const count = countLeft({ left })
  const reasons = reasonsIn(left, i18n).join(', ')
  const key = count > 0 ? 'undoneLeft' : 'undone'
  return i18n.t(`messages.import.${key}`, { removed, restored, count, reasons })
}

export const undoProp = ({ removed, restored, left }: UndoCounts, i18n: I18n) => ({
  removed,
  restored,
  left: countLeft({ left }),
  reasons: reasonsIn(left, i18n),
})

const countLeft = ({ left }: Pick<UndoCounts, 'left'>) =>
  Object.values(left).reduce((sum, count) => sum + count, 0)

const reasonsIn = (left: UndoCounts['left'], i18n: I18n) =>
  Object.entries(left).map(([reason, count]) => i18n.t(`messages.import.left.${reason}`, { count }))

export function importDetails(run: ImportRun, i18n: I18n): string[] {
  const { stage, details, error, undo } = run
  const format = problemFormatter(kindOf(run), i18n)
  const sentences = (details ?? []).map((detail) => format([detail]))
  if (stage === 'undone') return [undoneSentence(undo!, i18n), ...sentences]
  if (stage !== 'failed') return sentences
  if (error === EDITION_CLOSED) return [run.whyIn(i18n)!]
  if (!error) return sentences
  return [i18n.t('messages.import.stopped', { error: run.whyIn(i18n)! }), ...sentences]
}
