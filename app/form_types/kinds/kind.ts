import type { I18n } from '@adonisjs/i18n'
import type { FieldContext, SchemaTypes } from '@vinejs/vine/types'
import type { ListName } from '#form_types/lists'
import type { Json } from '#sql/json'

export type Cell = string | number | Date | null

type CellType = 'text' | 'date' | 'datetime' | 'number' | 'money'

export type Wording = {
  i18n: I18n
  label(list: ListName, value: string): string
}

export type Rule = SchemaTypes & { optional(): SchemaTypes }

export type RuleContext = {
  /** The values that the answer `checked` may have. */
  values(list: ListName, checked: FieldContext): string[]
}

export type Reading = {
  /** The value of an option, written as its value or its label in any language. */
  option(list: ListName, written: string): string | null
  player(written: string): string | null
  /** The day as `YYYY-MM-DD`, read in the order of its column. */
  day(written: string): string | null
}

export const tallies = ['sizes', 'parking', 'days', 'shifts', 'desks', 'languages'] as const
export type Tally = (typeof tallies)[number]

export type FieldSettings = {
  required?: boolean
  list?: boolean | 'hidden'
  filter?: boolean
  /** The tally of its answers. Counts link to the list, so the field is a filter too. */
  counted?: Tally
  staff?: boolean
  /** Computed from other answers; no form asks it. */
  derived?: boolean
  /** Repeats part of another answer, and is ignored if the other one is sent. */
  mirrors?: string
  /** Depends on another question and is reopened with it. `answer`: the one after which it is asked. */
  follows?: { question: string; answer?: Json; required?: boolean }
  /** The field with the words for this id; lists show only that field. */
  namedBy?: string
  /** Kept out of the history and of attachments. */
  sensitive?: boolean
  /** Kept encrypted with the key of its person. */
  sealed?: boolean
  /** A yes is a consent: its words are kept as they were read. */
  consent?: boolean
  default?: Json
  max?: number
  min?: number
  accept?: string[]
}

/** Everything that depends on the kind of a field. Its control is `inertia/fields/inputs/<key>`. */
export interface Kind<Value> {
  key: string
  cellType: CellType
  width: number
  /** The answer if nothing was sent. */
  unanswered?: Value
  /** Values that lists are filtered by. Without it lists filter by answered or not. */
  facets?(value: Value): string[]
  schema(field: Field<Value>, context: RuleContext): Rule
  text(value: Value, field: Field<Value>, words: Wording): string
  cell(value: Value, field: Field<Value>, words: Wording): Cell
  /** Converts a cell of an imported list; leaves unknown text as it is, for the rule to report. */
  read?(written: string, field: Field<Value>, reading: Reading): unknown
}

export type Field<Value = Json> = FieldSettings & {
  kind: Kind<Value>
  options?: ListName
  lists?: ListName[]
}

export function plainKind<Value extends string>(
  kind: Pick<Kind<Value>, 'key' | 'schema'> & Partial<Kind<Value>>
): Kind<Value> {
  return {
    cellType: 'text',
    width: 20,
    text: (value) => value,
    cell: (value) => value,
    ...kind,
  }
}
