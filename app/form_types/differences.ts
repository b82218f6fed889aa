import type { I18n } from '@adonisjs/i18n'
import type { ListName, OfficeLists } from '#form_types/lists'
import { optionLabel } from '#form_types/options'
import { fieldLabel } from '#form_types/words'
import { flagLabel } from '#form_types/zones'
import type Form from '#models/form'
import { isEmpty } from '#shared/values'
import { firstSentence } from '#text/first_sentence'
import { readableTime } from '#text/moments'

type Difference = { label: string; from: string | null; to: string | null }

/** What the words of a history need. `zone`: the time zone of its moments. */
export type HistoryNames = {
  source: OfficeLists
  users: Map<number, string>
  zone: string
}

type Values = Record<string, unknown> | null

const LONGEST = 300
const userFields = ['userId', 'authorId', 'assignedTo']

const hidden = [
  ...['id', 'tournamentId', 'formId', 'entryId', 'batchId', 'nonce'],
  ...['raw', 'mode', 'base', 'foldedName', 'searchText'],
]

/** The history tells of secrets only that they changed. */
const SECRET = '…'

/** Sentences for values that are keys, by the name of the value. */
const sentencesOf: Record<string, (key: unknown) => string[]> = {
  'state': (key) => [`merchant.states.${key}`],
  'collectives.state': (key) => [`collectives.states.${key}`],
  'collectives.type': (key) => [`collectives.types.${key}`],
  'operation': (key) => [`config.history.operations.${key}`],
  'template': (key) => [`config.mailbox.templates.${key}`],
  'note': (key) => [`config.history.notes.${key}`],
  'reason': (key) => [`merchant.show.reissue.reasons.${key}`],
  'formType': (key) => [`forms.${key}.title`],
  'kind': (key) => [`people.index.kinds.${key}`, `merchant.changes.kinds.${key}`],
}

const namesOf = (from: Values, to: Values) =>
  [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])].filter(
    (name) => !hidden.includes(name)
  )

/** The changes of a line of the history, in the words of its reader. */
export class Differences {
  constructor(
    private i18n: I18n,
    private names: HistoryNames
  ) {}

  /** `entity`: the table of the row that a line of the history is about. */
  ofRecord(entity: string, from: Values, to: Values): Difference[] {
    const text = (name: string, value: unknown) =>
      value === SECRET ? null : this.#text(name, value, entity)
    return namesOf(from, to)
      .filter((name) => !isEmpty(from?.[name]) || !isEmpty(to?.[name]))
      .map((name) => ({
        label: this.#word(name),
        from: text(name, from?.[name]),
        to: text(name, to?.[name]),
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
    const names = namesOf(from, to).filter((name) => !fields[name]?.namedBy)
    return names.map((name) => ({
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

  #text(name: string, value: unknown, entity = ''): string | null {
    if (isEmpty(value)) return null
    const sentences = sentencesOf[`${entity}.${name}`] ?? sentencesOf[name]
    const words = firstSentence(sentences?.(value) ?? [], this.i18n)
    if (words) return words
    if (userFields.includes(name)) return this.names.users.get(Number(value)) ?? `#${value}`
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
    const time = readableTime(text, this.names.zone)
    if (time) return time
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  }
}
