import type { FieldProp } from '~/types'

/** What stands out in an answer: a rule of the validator's catalogue and its values. */
export type Problem = { rule: string; values?: Record<string, string | number> }

export type Answers = Record<string, any>

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === null || value === undefined || value === false || String(value).trim() === ''
}

/** A day as people type it, `31/12/1990`, or as computers do; null when it is no day. */
export function isoDay(typed: string): string | null {
  const text = typed.trim()
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const iso = parts ? `${parts[3]}-${parts[2].padStart(2, '0')}-${parts[1].padStart(2, '0')}` : text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null
  const day = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null
}

const tooLong = (value: string, max: number): Problem | null =>
  value.trim().length > max ? { rule: 'maxLength', values: { max } } : null

// The server decides; these only spare a round trip for slips that are certain.
const shapes: Record<string, (value: string, field: FieldProp) => Problem | null> = {
  text: (value, field) => tooLong(value, field.max ?? 200),
  note: (value, field) => tooLong(value, field.max ?? 2000),
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()) ? null : { rule: 'email' }),
  date: (value) => (isoDay(value) ? null : { rule: 'date' }),
  document: (value) =>
    /^[A-Z0-9]{5,15}$/.test(value.toUpperCase().replace(/[\s./-]/g, ''))
      ? null
      : { rule: 'document' },
}

/** The problem a reader can be told of before anything is sent, if there is one. */
export function problemOf(field: FieldProp, value: unknown): Problem | null {
  if (isEmpty(value)) {
    if (!field.required) return null
    return { rule: field.kind === 'flag' ? 'accepted' : 'required' }
  }
  return typeof value === 'string' ? (shapes[field.kind]?.(value, field) ?? null) : null
}
