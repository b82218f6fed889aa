import vine from '@vinejs/vine'
import type { Field, FieldSettings, Kind } from '#form_types/kinds/kind'
import { flagLabel } from '#form_types/zones'

type Flags = Record<string, 0 | 1 | string>

const CODE = /^[a-z0-9_-]{1,20}$/i
const LONGEST = 40
const MOST_FLAGS = 60

const numbers: Record<string, 0 | 1> = { 0: 0, 1: 1, true: 1, false: 0, on: 1, off: 0 }

function flagOf(value: unknown): 0 | 1 | string | null | undefined {
  if (value === null || value === undefined) return null
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined
  const text = String(value).trim()
  if (Object.hasOwn(numbers, text)) return numbers[text]
  return typeof value === 'string' ? text || null : undefined
}

const areFlags = vine.createRule((value, _: undefined, field) => {
  const record = parsed(value)
  const refuse = (rule: string, values = {}) =>
    field.report('The {{ field }} are no flags', rule, field, values)
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return refuse('record')
  const entries = Object.entries(record)
  if (entries.length > MOST_FLAGS) return refuse('array.maxLength', { max: MOST_FLAGS })
  const flags = entries.map(([code, sent]) => [code, flagOf(sent)] as const)
  for (const [code, flag] of flags) {
    if (!CODE.test(code) || code === '__proto__') return refuse('flags.code')
    if (flag === undefined) return refuse('flags.value')
    if (typeof flag !== 'string') continue
    if (flag.length > LONGEST) return refuse('maxLength', { max: LONGEST })
    if (/\p{Cc}/u.test(flag) || !flag.isWellFormed()) return refuse('plainText')
  }
  field.mutate(Object.fromEntries(flags.filter(([, flag]) => flag !== null)), field)
})

// Multipart forms cannot carry objects, so they send JSON.
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    // The rule then reports that the value is no object.
    return value
  }
}

export const flagsRule = () => vine.any().use(areFlags())

const flagsText: Kind<Flags>['text'] = (flags, _field, { i18n }) =>
  Object.entries(flags)
    .map(([code, value]) => flagLabel(code, value, i18n))
    .join(', ')

const flagsKind: Kind<Flags> = {
  key: 'flags',
  cellType: 'text',
  width: 24,
  schema: flagsRule,
  text: flagsText,
  cell: flagsText,
}

export const flags = (settings: FieldSettings = {}): Field<Flags> => ({
  kind: flagsKind,
  ...settings,
})
