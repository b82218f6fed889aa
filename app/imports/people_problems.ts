import i18nManager from '@adonisjs/i18n/services/main'
import { errors } from '@vinejs/vine'
import { ArchiveError } from '#documents/photo_archive'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import type { ImportRemark } from '#imports/kind'
import { PHOTO_COLUMN } from '#imports/people_columns'
import { withMaskedNumbers } from '#models/form/sight'

const LONGEST_QUOTE = 60

/** These values quote a cell or the name of a file. Numbers in them are masked, because problems are stored readably. */
const QUOTES = ['written', 'file']

type Value = string | number
type Message = { field: string; rule: string; meta?: Record<string, Value | string[]> }

/** @throws any other error again */
export function problemsIn(error: unknown, cells: Record<string, string>): ImportRemark[] {
  if (error instanceof errors.E_VALIDATION_ERROR) return answerRemarks(error.messages, cells)
  if (error instanceof FieldRefusal)
    return [sentence(columnOf(error.field), error.rule, error.values)]
  if (error instanceof ArchiveError)
    return [sentence(PHOTO_COLUMN, `archive.${error.code}`, error.values)]
  if (error instanceof Refusal) return [{ key: `errors.${error.key}`, values: error.args }]
  throw error
}

function answerRemarks(messages: Message[], cells: Record<string, string>): ImportRemark[] {
  const first = new Map<string, Message>()
  for (const message of messages) {
    const column = columnOf(message.field)
    if (!first.has(column)) first.set(column, message)
  }
  return [...first].map(([column, { rule, meta = {} }]) =>
    // Only an unlisted option is quoted, since it may be a typo. Other answers must not be stored.
    rule === 'enum'
      ? sentence(column, 'listed', { written: quoted(cells[column] ?? '') })
      : sentence(column, rule, meta)
  )
}

const quoted = (text: string) => text.slice(0, LONGEST_QUOTE).toWellFormed()

function sentence(
  field: string,
  rule: string,
  values: Record<string, Value | string[]>
): ImportRemark {
  const key = `validator.${rule}`
  const words = Object.entries(values).map(([name, value]) => [
    name,
    QUOTES.includes(name) ? withMaskedNumbers(String(value)) : wordOf(value),
  ])
  const hasSentence = i18nManager.locale('es').hasMessage(key)
  return { key: hasSentence ? key : 'validator.invalid', field, values: Object.fromEntries(words) }
}

const wordOf = (value: Value | string[]) => (Array.isArray(value) ? value.join(', ') : value)

/** The column of a payload's field: `type` of `detail.type`, `days` of `days.0`. */
function columnOf(field: string): string {
  const [first, second] = field.split('.')
  const name = first === 'detail' ? second : first
  return name === 'image' ? PHOTO_COLUMN : name
}
