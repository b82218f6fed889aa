import type { FieldProp } from '#props/form_type'
import { LONGEST } from '#shared/answer_limits'
import type { BrowserRule } from '#shared/browser_rules'
import { formatDay } from '#shared/days'
import { documentFault, documentTyped } from '#shared/identity_documents'

type Rule = BrowserRule | `${BrowserRule}.${string}`

/** A rule of the validator's catalogue that the answer breaks, with its values. */
export type AnswerProblem = {
  rule: Rule
  values?: Record<string, string | number>
  /** Part of the answer, such as `0.level`. */
  at?: string
}

export type Language = { language: string; level: string }

/** `missing` is the rule that a missing answer breaks. `wrong` is a problem that no answer solves. */
export type CheckedField = FieldProp & {
  from?: string
  to?: string
  missing?: Rule
  /** Whether it is answered elsewhere than in the answers. */
  done?: boolean
  wrong?: AnswerProblem | null
}

/** Inertia's types of a form would never finish walking through answers that contain answers. */
export type Answers = Record<string, any>

export function isUnanswered(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyRow)
  return value === null || value === undefined || value === false || String(value).trim() === ''
}

export const isAnswered = ({ done = false }: CheckedField, value: unknown) =>
  done || !isUnanswered(value)

/** All cells are empty, as in a language row that nobody filled in. */
function isEmptyRow(row: unknown): boolean {
  return typeof row === 'object' && row !== null && Object.values(row).every(isUnanswered)
}

const dayFirst = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/
const yearFirst = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/
const onlyDigits = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/

/** Reads `31/12/1990`, `31121990` and `1990-12-31`; null if it is no date. */
export function isoDay(typed: string): string | null {
  const text = typed.trim()
  const parts = (dayFirst.exec(text) ?? yearFirst.exec(text) ?? onlyDigits.exec(text))?.groups
  if (!parts) return null
  const iso = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`
  const day = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null
}

const tooLong = (value: string, max: number): AnswerProblem | null =>
  value.trim().length > max ? { rule: 'maxLength', values: { max } } : null

// The server decides. These checks only save a round trip for obvious slips.
const shapes: Record<string, (value: string, field: CheckedField) => AnswerProblem | null> = {
  text: (value, field) => tooLong(value, field.max ?? LONGEST.text),
  note: (value, field) => tooLong(value, field.max ?? LONGEST.note),
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()) ? null : { rule: 'email' }),
  date: (value, { from, to }) => {
    const day = isoDay(value)
    if (!day) return { rule: dayFirst.test(value.trim()) ? 'noSuchDay' : 'date' }
    const outside = from && to && (day < from || day > to)
    return outside
      ? { rule: 'birthWindow', values: { from: formatDay(from), to: formatDay(to) } }
      : null
  },
  phone: (value) => (/^\+?[\d\s().-]{6,24}$/.test(value.trim()) ? null : { rule: 'mobile' }),
  document: (value) => {
    const rule = documentFault(documentTyped(value))
    return rule && { rule }
  },
}

/** A row with one value needs both. */
function unfinishedRow(rows: Language[]): AnswerProblem | null {
  for (const [index, row] of rows.entries()) {
    if (isEmptyRow(row)) continue
    for (const cell of ['language', 'level'] as const) {
      if (!row[cell]) return { rule: 'required', at: `${index}.${cell}` }
    }
  }
  return null
}

export function problemOf(field: CheckedField, value: unknown): AnswerProblem | null {
  if (field.wrong) return field.wrong
  if (!isAnswered(field, value)) {
    if (!field.required) return null
    return { rule: field.missing ?? (field.kind === 'flag' ? 'accepted' : 'required') }
  }
  if (field.kind === 'languages') return unfinishedRow(value as Language[])
  return typeof value === 'string' ? (shapes[field.kind]?.(value, field) ?? null) : null
}
