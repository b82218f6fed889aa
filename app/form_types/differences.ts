import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import type { ListName, OfficeLists } from '#form_types/lists'
import { optionLabel } from '#form_types/options'
import { fieldLabel } from '#form_types/words'
import { flagLabel } from '#form_types/zones'
import type Form from '#models/form'
import { formatDay } from '#shared/days'
import { isEmpty } from '#shared/values'

export type Difference = { label: string; from: string | null; to: string | null }

export type Names = {
  source: OfficeLists
  users: Map<number, string>
}

type Values = Record<string, unknown> | null

const LONGEST = 300
const userFields = ['userId', 'authorId', 'assignedTo']

// Details of the reader are for technicians.
const hidden = [
  'id',
  'tournamentId',
  'formId',
  'entryId',
  'raw',
  'mode',
  'foldedName',
  'searchText',
]

const namesOf = (from: Values, to: Values) =>
  [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])].filter(
    (name) => !hidden.includes(name)
  )

/** The changes of a line of the history, in the words of its reader. */
export class Differences {
  constructor(
    private i18n: I18n,
    private names: Names
  ) {}

  ofRecord(from: Values, to: Values): Difference[] {
    return namesOf(from, to).map((name) => ({
      label: this.#word(name),
      from: this.#text(name, from?.[name]),
      to: this.#text(name, to?.[name]),
    }))
  }

  /** `form`: the request that a line of its history is about. */
  ofRequest(form: Form, from: Values, to: Values): Difference[] {
    const fields = form.formType.allFields
    const text = (name: string, value?: unknown): string | null => {
      const field = fields[name]
      if (!field || isEmpty(value)) return this.#text(name, value)
      const label = (list: ListName, one: string) =>
        optionLabel(list, String(one), this.i18n, this.names.source)
      return field.kind.text(value as never, field, { i18n: this.i18n, label })
    }
    return namesOf(from, to).map((name) => ({
      label: fields[name] ? fieldLabel(this.i18n, form.type, name) : this.#word(name),
      from: text(name, from?.[name]),
      to: text(name, to?.[name]),
    }))
  }

  /** Label of `config.history.fields`, or the name with spaces. */
  #word(name: string): string {
    const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    return this.i18n.t(`config.history.fields.${name}`, {}, spaced)
  }

  #text(name: string, value: unknown): string | null {
    if (isEmpty(value)) return null
    if (userFields.includes(name)) return this.names.users.get(Number(value)) ?? `#${value}`
    if (name === 'state') return this.i18n.t(`merchant.states.${value}`, {}, String(value))
    if (name === 'operation')
      return this.i18n.t(`config.history.operations.${value}`, {}, String(value))
    if (name === 'template')
      return this.i18n.t(`config.mailbox.templates.${value}`, {}, String(value))
    if (name === 'note') return this.i18n.t(`config.history.notes.${value}`, {}, String(value))
    if (name === 'factors' && Array.isArray(value))
      return value.map((kind) => this.i18n.t(`config.history.factors.${kind}`)).join(', ')
    if (name === 'flags' && typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([code, one]) => flagLabel(code, one, this.i18n))
        .join(', ')
    if (typeof value === 'boolean') return this.i18n.t(`options.flag.${value ? 'yes' : 'no'}`)
    if (Array.isArray(value)) return value.map((one) => this.#text('', one) ?? '–').join(', ')
    if (typeof value === 'object' && value !== null) {
      const cells = Object.entries(value).map(([key, one]) => `${key}: ${this.#text(key, one)}`)
      return cells.join(', ').slice(0, LONGEST)
    }
    const text = String(value)
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text)
    if (/^\d{4}-\d\d-\d\dT/.test(text)) return DateTime.fromISO(text).toFormat('dd/MM/yyyy HH:mm')
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  }
}
