import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import type DataRequest from '#models/data_request'
import type Erasure from '#models/erasure'
import type Form from '#models/form'
import { thumbOf } from '#models/form/photos'
import { tutorNameOf } from '#models/form/tutor'
import { lastDayOf } from '#people/erasure'
import { endOfRequest } from '#people/last_days'
import type { Person } from '#people/person'
import type { Records } from '#people/records'
import type { Tutor } from '#people/tutor'
import { personalKinds } from '#shared/personal_records'
import { nameOf } from '#text/name_of'

const line = (form: Form, i18n: I18n) => ({
  id: form.id,
  type: form.type,
  title: i18n.t(`forms.${form.type}.title`),
  idForm: form.idForm,
  name: form.fullName,
  birthDate: form.birthDate,
  state: form.state,
  withdrawn: form.withdrawnAt !== null,
  reserved: form.reserved,
  restricted: form.isRestricted,
  tournament: form.tournament.fullName,
  submittedAt: form.submittedAt.toISO()!,
})

type Others = { suggested: Form[]; children: Person[] }

/**
 * The page of a person. `suggested`: other requests that may be theirs. `children`: those they are the
 * tutor of, as far as the reader may open their pages.
 */
export async function personProps(person: Person, records: Records, others: Others, i18n: I18n) {
  const { newest, forms } = person
  const { suggested, children } = others
  const image = forms.find((form) => form.image)?.image
  const restriction = forms.find(({ isRestricted }) => isRestricted)?.restrictedAt
  return {
    person: {
      id: newest.id,
      name: newest.fullName,
      otherNames: [...new Set(forms.map(({ fullName }) => fullName))].slice(1),
      birthDate: newest.birthDate,
      documents: person.documents,
      emails: await person.emails(),
      tutors: tutorsOf(forms),
      children: children.map((child) => ({ id: child.newest.id, name: child.fullName })),
      thumb: image && !restriction ? thumbOf(image) : null,
      identified: newest.personKey !== null,
      sameDocument: suggested.filter(({ personKey }) => person.keys.includes(personKey ?? ''))
        .length,
      otherEmails: [...new Set(forms.flatMap(({ email }) => email ?? []))].slice(1),
      restrictedAt: restriction?.toISO() ?? null,
    },
    requests: forms.map((form) => line(form, i18n)),
    kept: keptOf(records),
    suggestions: suggested.map((form) => line(form, i18n)),
  }
}

const tutorsOf = (forms: Form[]) => {
  const tutored = forms.filter(({ guardianKey }) => guardianKey !== null)
  const newest = [...Map.groupBy(tutored, ({ guardianKey }) => guardianKey).values()]
  return newest.map(([form]) => ({ id: form.id, name: tutorNameOf(form) }))
}

const isOver = (until: string | null) => until !== null && until < DateTime.now().toISODate()

const keptOf = (records: Records) =>
  personalKinds
    .filter((kind) => records[kind].length > 0)
    .map((kind) => {
      const until = lastDayOf(records, kind)
      return { kind, count: records[kind].length, until, over: isOver(until) }
    })

/** The page of a tutor. `own`: the tutor as somebody whose page the reader may open. */
export async function tutorProps(tutor: Tutor, own: Person | null, i18n: I18n) {
  const { newest, forms, names, documents } = tutor
  const records = await tutor.records()
  const until = forms.map(endOfRequest).toSorted().at(-1)!
  const last = forms.find((form) => endOfRequest(form) === until)!
  return {
    tutor: {
      id: newest.id,
      name: names[0],
      otherNames: names.slice(1),
      documents,
      emails: await tutor.emails(),
      own: own?.newest.id ?? null,
    },
    requests: forms.map((form) => ({ ...line(form, i18n), birthDate: null })),
    kept: keptOf(records),
    last: { id: last.id, type: last.type, idForm: last.idForm, until, over: isOver(until) },
    restricted: forms.some(({ isRestricted }) => isRestricted),
  }
}

export const erasureProps = (erasure: Erasure, i18n: I18n) => ({
  id: erasure.id,
  at: erasure.createdAt.toISO()!,
  user: nameOf(erasure.user),
  forms: erasure.forms.map((form) => ({ ...form, title: i18n.t(`forms.${form.type}.title`) })),
  removed: erasure.removed,
  kept: erasure.kept,
})

export const erasureLine = (erasure: Erasure) => ({
  id: erasure.id,
  at: erasure.createdAt.toISO()!,
  user: nameOf(erasure.user),
  references: erasure.forms.map(({ reference }) => reference),
})

/** A line of the queue. Without `person` the request is erased. */
export function dataRequestProps(dataRequest: DataRequest, i18n: I18n) {
  const form = dataRequest.request
  return {
    id: dataRequest.id,
    kind: dataRequest.kind,
    reference: dataRequest.reference,
    askerEmail: dataRequest.askerEmail,
    reason: dataRequest.reason,
    answer: dataRequest.answer,
    person: form && { id: form.id, name: form.fullName, title: i18n.t(`forms.${form.type}.title`) },
    at: dataRequest.createdAt.toISO()!,
    dueOn: dataRequest.dueOn,
    overdue: dataRequest.isOverdue,
    answeredAt: dataRequest.answeredAt?.toISO() ?? null,
    answerer: nameOf(dataRequest.answerer),
  }
}
