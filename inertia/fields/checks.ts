import type { FieldProp } from '#transformers/form_type_transformer'

/** What stands out in an answer: a rule of the validator's catalogue and its values. */
export type Problem = {
  rule: string
  values?: Record<string, string | number>
  /** The part of the answer that it is about, such as `0.level`. */
  at?: string
}

/** A language that somebody speaks, and how well. */
export type Language = { language: string; level: string }

/**
 * A question as it is asked just now: between which days, which rule no answer breaks, and
 * what is wrong with the answer whatever it is.
 */
export type Question = FieldProp & {
  from?: string
  to?: string
  missing?: string
  wrong?: Problem | null
}

export type Answers = Record<string, any>

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyRow)
  return value === null || value === undefined || value === false || String(value).trim() === ''
}

/** A row of a list whose cells are all empty, such as a language nobody chose. */
function isEmptyRow(row: unknown): boolean {
  return typeof row === 'object' && row !== null && Object.values(row).every(isEmpty)
}

const dayFirst = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/
const yearFirst = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/
const onlyDigits = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/

/** A day as people write it, `31/12/1990`, `31121990`, or as computers do; null when it is no day. */
export function isoDay(typed: string): string | null {
  const text = typed.trim()
  const parts = (dayFirst.exec(text) ?? yearFirst.exec(text) ?? onlyDigits.exec(text))?.groups
  if (!parts) return null
  const iso = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`
  const day = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null
}

const tooLong = (value: string, max: number): Problem | null =>
  value.trim().length > max ? { rule: 'maxLength', values: { max } } : null

/** `2008-01-31` as people type it. */
const asTyped = (iso: string) => iso.split('-').reverse().join('/')

/** The check letter of a DNI or NIE. */
const letterOf = (number: string) =>
  'TRWAGMYFPDXBNJZSQVHLCKE'[
    Number(number.replace('X', '0').replace('Y', '1').replace('Z', '2')) % 23
  ]

// The server decides; these only spare a round trip for slips that are certain.
const shapes: Record<string, (value: string, field: Question) => Problem | null> = {
  text: (value, field) => tooLong(value, field.max ?? 200),
  note: (value, field) => tooLong(value, field.max ?? 2000),
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()) ? null : { rule: 'email' }),
  date: (value, { from, to }) => {
    const day = isoDay(value)
    if (!day) return { rule: 'date' }
    const outside = from && to && (day < from || day > to)
    return outside
      ? { rule: 'birthWindow', values: { from: asTyped(from), to: asTyped(to) } }
      : null
  },
  phone: (value) => (/^\+?[\d\s().-]{6,24}$/.test(value.trim()) ? null : { rule: 'mobile' }),
  document: (value) => {
    const document = value.toUpperCase().replace(/[\s./-]/g, '')
    if (!/^[A-Z0-9]{5,15}$/.test(document)) return { rule: 'document' }
    const spanish = /^([XYZ]\d{7}|\d{7,8})([A-Z])$/.exec(document)
    return spanish && letterOf(spanish[1]) !== spanish[2] ? { rule: 'documentLetter' } : null
  },
}

/** A row that was begun must be finished. */
function unfinishedRow(rows: Language[]): Problem | null {
  for (const [index, row] of rows.entries()) {
    if (isEmptyRow(row)) continue
    for (const cell of ['language', 'level'] as const) {
      if (!row[cell]) return { rule: 'required', at: `${index}.${cell}` }
    }
  }
  return null
}

/** The problem a reader can be told of before anything is sent, if there is one. */
export function problemOf(field: Question, value: unknown): Problem | null {
  if (field.wrong) return field.wrong
  if (isEmpty(value)) {
    if (!field.required) return null
    return { rule: field.missing ?? (field.kind === 'flag' ? 'accepted' : 'required') }
  }
  if (field.kind === 'languages') return unfinishedRow(value as Language[])
  return typeof value === 'string' ? (shapes[field.kind]?.(value, field) ?? null) : null
}
