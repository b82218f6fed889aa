import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import type { Locale } from '#config/i18n'
import { organiser } from '#config/organiser'
import { FactSheet, type Fact } from '#documents/fact_sheet'
import type Erasure from '#models/erasure'
import Tournament from '#models/tournament'
import type { PersonExport } from '#people/export'
import type { Json } from '#sql/json'
import { formatDay } from '#shared/days'

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT/

const moment = (iso: string) =>
  DateTime.fromISO(iso).setZone('Europe/Madrid').toFormat('dd/MM/yyyy HH:mm')

function textOf(value: Json): string {
  if (typeof value === 'string')
    return MOMENT.test(value) ? moment(value) : DAY.test(value) ? formatDay(value) : value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The readable export of a person as PDF. */
export function personSheet(data: PersonExport, i18n: I18n): Promise<Buffer> {
  const t = (key: string, values = {}) => i18n.t(`people.sheet.${key}`, values)
  const { person } = data
  const made = t('made', { at: moment(new Date().toISOString()) })
  const requests = person.forms.map((form) => ({
    heading: `${form.idForm} · ${i18n.t(`forms.${form.type}.title`)}`,
    note: `${form.tournament.fullName} · ${i18n.t(`options.states.${form.state}`)} · ${moment(form.submittedAt.toISO()!)}`,
    facts: data.answersOf(form).map(({ label, text }) => ({ label, text })),
  }))
  const records = data.kinds
    .filter((kind) => kind !== 'answers')
    .map((kind) => ({
      heading: `${i18n.t(`people.kinds.${kind}`)} (${data.records[kind].length})`,
      note: i18n.t(`people.purposes.${kind}`),
      facts: data.factsOf(kind).map((row) => recordFact(row, i18n)),
    }))
  const sheet = {
    ...{ title: t('title', { name: person.fullName }), made },
    sentences: [t('text', { ...organiser })],
    sections: [...requests, ...records],
  }
  return new FactSheet(sheet, person.newest.tournament, i18n.locale as Locale).render()
}

type Row = { reference: string | null; until: string | null; facts: Record<string, Json> }

/** A row as one line: its moment is the label. */
function recordFact({ reference, until, facts }: Row, i18n: I18n): Fact {
  const { at, ...others } = facts
  const texts = Object.entries(others)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${i18n.t(`people.facts.${name}`)}: ${textOf(value)}`)
  const end = until && i18n.t('people.sheet.until', { day: formatDay(until) })
  return {
    label: at ? textOf(at) : '–',
    text: [reference, ...texts, end].filter(Boolean).join(' · '),
  }
}

/** The certificate of an erasure as PDF: references and counts, no personal data. */
export async function erasureSheet(erasure: Erasure, i18n: I18n): Promise<Buffer> {
  const t = (key: string, values = {}) => i18n.t(`people.certificate.${key}`, values)
  const line = (kind: string, text: string) => ({ label: i18n.t(`people.kinds.${kind}`), text })
  const edition = await Tournament.query().orderBy('active', 'desc').orderBy('id').firstOrFail()
  const at = moment(erasure.createdAt.toISO()!)
  const sheet = {
    title: t('title', { id: String(erasure.id) }),
    sentences: [t('text', { at, user: erasure.user?.name ?? t('nobody'), name: organiser.name })],
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
  return new FactSheet(sheet, edition, i18n.locale as Locale).render()
}
