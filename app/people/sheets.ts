import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import { localeOf } from '#config/i18n'
import { organiser } from '#config/organiser'
import { FactSheet, type Fact } from '#documents/fact_sheet'
import { Differences } from '#form_types/differences'
import { purposes } from '#form_types/purposes'
import { fieldLabel } from '#form_types/words'
import type Erasure from '#models/erasure'
import type Form from '#models/form'
import Tournament from '#models/tournament'
import { lastDayOf } from '#people/erasure'
import type { ExportedAnswer, PersonExport } from '#people/export'
import type { PersonalRecord, Records } from '#people/records'
import type { Json } from '#sql/json'
import { formatDay } from '#shared/days'
import type { PersonalKind } from '#shared/personal_records'
import { firstSentence } from '#text/first_sentence'
import { formatMoment, readableTime } from '#text/moments'

/** Sentences for values that are keys, by the name of the fact. */
const sentencesOf: Record<string, (key: string) => string[]> = {
  type: (key) => [`config.history.types.${key}`],
  state: (key) => [
    `merchant.states.${key}`,
    `people.cardStates.${key}`,
    `cards.gate.orderStates.${key}`,
    `config.mails.state.${key}`,
  ],
  by: (key) => [`merchant.shell.roles.${key}`],
  seen: (key) => [`config.journal.kinds.${key}`],
  template: (key) => [`config.mailbox.templates.${key}`],
  asked: (key) => [`people.index.kinds.${key}`],
  operation: (key) => [`cards.gate.operations.${key}`],
  code: (key) => [`cards.scan.codes.${key}`],
  kind: (key) => [`restaurants.log.kinds.${key}`],
  cause: (key) => [`merchant.show.balance.cause.${key}`],
  meal: (key) => [`restaurants.log.meals.${key}`],
  outcome: (key) => [`messages.import.outcomes.${key}`],
  skipped: (key) => [`merchant.changes.reasons.${key}`],
}

function textOf(value: Json | undefined, i18n: I18n, name = ''): string {
  if (typeof value === 'boolean') return i18n.t(`options.flag.${value ? 'yes' : 'no'}`)
  if (Array.isArray(value)) return value.map((one) => textOf(one, i18n)).join(', ')
  const written = String(value)
  const words = firstSentence(sentencesOf[name]?.(written) ?? [], i18n)
  return words ?? readableTime(written) ?? written
}

export function personSheet(data: PersonExport, i18n: I18n): Promise<Buffer> {
  const t = (key: string, values = {}) => i18n.t(`people.sheet.${key}`, values)
  const { person } = data
  const made = t('made', { at: formatMoment(DateTime.now()) })
  const requests = person.forms.flatMap((form) => [
    {
      heading: `${form.idForm} · ${i18n.t(`forms.${form.type}.title`)}`,
      note: data
        .headOf(form)
        .map((fact) => textOf(fact, i18n))
        .join(' · '),
    },
    ...answerSections(data.answersOf(form), i18n),
  ])
  const records = data.kinds
    .filter((kind) => kind !== 'answers' && kind !== 'consents')
    .map((kind) => ({
      heading: `${i18n.t(`people.kinds.${kind}`)} (${data.records[kind].length})`,
      note: [i18n.t(`people.purposes.${kind}`), endOf(data.records, kind, i18n)].join(' · '),
      facts: data.factsOf(kind).map((row) => recordFact(row, person.forms, i18n)),
    }))
  const sheet = {
    title: t('title', { name: person.fullName }),
    made,
    sentences: [t(data.introduction, { ...organiser })],
    sections: [...requests, ...records, ...consentSections(data, i18n)],
  }
  return new FactSheet(sheet, person.newest.tournament, localeOf(i18n)).render()
}

function answerSections(answers: ExportedAnswer[], i18n: I18n) {
  return purposes
    .map((purpose) => ({
      heading: i18n.t(`people.answerPurposes.${purpose}`),
      facts: answers.filter((answer) => answer.purpose === purpose),
    }))
    .filter(({ facts }) => facts.length > 0)
}

/** Each text once, with all requests on which it was accepted. */
function consentSections({ person, records }: PersonExport, i18n: I18n) {
  const byText = Map.groupBy(records.consents, ({ facts }) => facts.text)
  return [...byText].map(([text, rows]) => {
    const { reference, facts } = rows[0]
    const { type } = person.forms.find(({ idForm }) => idForm === reference)!
    const accepted = rows.map(({ reference: of, facts: { at, withdrawn } }) =>
      [of, textOf(at, i18n), withdrawn && i18n.t('people.sheet.withdrawn')]
        .filter(Boolean)
        .join(', ')
    )
    return {
      heading: fieldLabel(i18n, type, String(facts.field)),
      note: i18n.t('people.sheet.accepted', { when: accepted.join('; ') }),
      text: String(text),
    }
  })
}

function endOf(records: Records, kind: PersonalKind, i18n: I18n) {
  const day = lastDayOf(records, kind)
  if (!day) return i18n.t('people.show.untilReview')
  return i18n.t('people.sheet.until', { day: formatDay(day) })
}

const zoneText = (zone: string, { tournament: { sport } }: Form, i18n: I18n) =>
  i18n.t(`options.zones.${sport}.${zone}`, {}, zone)

/** What a line of the history changed. Ids of colleagues and of bulk changes say nothing to the person. */
function changesOf(form: Form | undefined, before: Json, after: Json, i18n: I18n): string[] {
  if (!form) return []
  const nothing = i18n.t('config.history.nothing')
  const known = ({ batchId, undone, hostId, assignedTo, ...values }: Record<string, unknown>) =>
    values
  return new Differences(i18n, {
    source: form.tournament,
    users: new Map(),
    zone: form.tournament.timeZone,
  })
    .ofRequest(form, known(Object(before)), known(Object(after)))
    .map(({ label, from, to }) => {
      if (from === null && to === null) return i18n.t('config.history.changed', { field: label })
      if (from === null) return `${label}: ${to}`
      return i18n.t('people.sheet.changed', { field: label, from, to: to ?? nothing })
    })
}

/** A row as one line: its moment is the label. */
function recordFact({ reference, facts }: PersonalRecord, forms: Form[], i18n: I18n): Fact {
  const { at, field, zone, before, after, ...others } = facts
  const form = forms.find(({ idForm }) => idForm === reference)
  if (facts.kind === 'amount')
    others.delta = i18n.formatCurrency(Number(facts.delta), { currency: 'EUR' })
  const changes = changesOf(form, before, after, i18n)
  const place = zone && form ? zoneText(String(zone), form, i18n) : zone
  const question = field && form ? fieldLabel(i18n, form.type, String(field)) : field
  const texts = Object.entries(others)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${i18n.t(`people.facts.${name}`)}: ${textOf(value, i18n, name)}`)
  return {
    label: at ? textOf(at, i18n) : '–',
    text: [reference, question, place, ...texts, ...changes].filter(Boolean).join(' · '),
  }
}

/** The certificate of an erasure as PDF: references and counts, no personal data. */
export async function erasureSheet(erasure: Erasure, i18n: I18n): Promise<Buffer> {
  const t = (key: string, values = {}) => i18n.t(`people.certificate.${key}`, values)
  const line = (kind: string, text: string) => ({ label: i18n.t(`people.kinds.${kind}`), text })
  const edition = await Tournament.query().orderBy('active', 'desc').orderBy('id').firstOrFail()
  const at = formatMoment(erasure.createdAt)
  // The full stop of a name such as `Torneos, S.L.` ends the sentence too.
  const name = organiser.name.replace(/\.$/, '')
  const sheet = {
    title: t('title', { id: String(erasure.id) }),
    sentences: [t('text', { at, user: erasure.user?.name ?? t('nobody'), name })],
    made: `${organiser.address} · ${organiser.dpoEmail}`,
    sections: [
      {
        heading: t('requests'),
        facts: erasure.forms.map(({ reference, tournament, type }) => ({
          label: reference,
          text: `${tournament} · ${i18n.t(`forms.${type}.title`)}`,
        })),
      },
      {
        heading: t('removed'),
        facts: erasure.removed.map(({ kind, count }) => line(kind, String(count))),
      },
      {
        heading: t('kept'),
        ...(erasure.kept.length === 0 && { note: t('keptNothing') }),
        facts: erasure.kept.map(({ kind, count, until }) => {
          const end = until && i18n.t('people.sheet.until', { day: formatDay(until) })
          const why = i18n.t(`people.reasons.${kind}`)
          return line(kind, [`${count}`, end, why].filter(Boolean).join(' · '))
        }),
      },
    ],
  }
  return new FactSheet(sheet, edition, localeOf(i18n)).render()
}
