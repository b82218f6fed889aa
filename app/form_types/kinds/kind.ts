import type { I18n } from '@adonisjs/i18n'
import type { SchemaTypes } from '@vinejs/vine/types'
import type { ListName } from '#form_types/lists'

/** What a value becomes in a workbook: a text, a day (UTC midnight), a number or nothing. */
export type Cell = string | number | Date | null

/** How a spreadsheet column of this kind is formatted. */
export type CellType = 'text' | 'date' | 'datetime' | 'number' | 'money'

/** What a kind needs to turn a stored value into words. */
export type Wording = {
  i18n: I18n
  label(list: ListName, value: string): string
}

/** What a kind needs to know of the request it checks. */
export type RuleContext = {
  /** Allowed values of an option list in this tournament. */
  values(list: ListName): string[]
}

/** What a kind needs to understand what somebody wrote into a list of people. */
export type Reading = {
  /** The value of an option list, written as such or as its words in any language. */
  option(list: ListName, written: string): string | null
  /** The number of a player who is named, by whatever lists name players. */
  player(written: string): string | null
  /** The day that is written, as `YYYY-MM-DD`, in the order that its column has. */
  day(written: string): string | null
}

/** What the office orders or plans by counting answers, in the order of its page. */
export const tallies = ['sizes', 'parking', 'days', 'shifts', 'desks', 'languages'] as const
export type Tally = (typeof tallies)[number]

export type FieldSettings = {
  required?: boolean
  /** A column of the request list; a hidden one shows only where it is asked for. */
  list?: boolean | 'hidden'
  /** Lists can be filtered by it. */
  filter?: boolean
  /** What its answers are counted for; a figure leads to its list, so it is filtered by, too. */
  counted?: Tally
  /** Only staff see and set it. */
  staff?: boolean
  /** Follows from other answers: shown, but asked on no form. */
  derived?: boolean
  /** Repeats a part of that answer, and is not looked at where that one was given. */
  mirrors?: string
  /** Never written into the history, and never attached to a mail. */
  sensitive?: boolean
  default?: unknown
  max?: number
  min?: number
  /** Of a file: the types it may have, where that is not the usual four. */
  accept?: string[]
}

/**
 * One kind of answer. The kind knows its rule, its human text and its spreadsheet
 * cell, so that nothing else in the product branches on it. `inertia/fields/inputs`
 * holds the control of the same key.
 */
export interface Kind<Value> {
  key: string
  cellType: CellType
  /** Width of its workbook column, in characters. */
  width: number
  /** What leaving the question unanswered means; null where it means nothing. */
  unanswered?: Value
  /**
   * The values of its option list that an answer holds, for lists to be filtered by; a kind
   * without is filtered by whether there is an answer.
   */
  facets?(value: Value): string[]
  schema(field: Field<Value>, context: RuleContext): SchemaTypes
  text(value: Value, field: Field<Value>, words: Wording): string
  cell(value: Value, field: Field<Value>, words: Wording): Cell
  /**
   * What a cell of a list of people means, before the rule judges it. What it cannot make out it
   * leaves as it is, so that the rule says what is wrong; a kind without takes the text.
   */
  read?(written: string, field: Field<Value>, reading: Reading): unknown
}

/** A question of a form type: its kind and its settings. */
export type Field<Value = any> = FieldSettings & {
  kind: Kind<Value>
  /** The option list that choices come from. */
  options?: ListName
  /** Further option lists that its control shows. */
  lists?: ListName[]
}

/** The parts of a kind that most kinds share: the value is its own text. */
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
