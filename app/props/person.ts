import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import type DataRequest from '#models/data_request'
import type Erasure from '#models/erasure'
import type Form from '#models/form'
import { thumbOf } from '#models/form/photos'
import { lastDayOf } from '#people/erasure'
import type { Person } from '#people/person'
import type { Records } from '#people/records'
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

/** The page of a person. `suggested`: requests that may be theirs. */
export async function personProps(person: Person, records: Records, suggested: Form[], i18n: I18n) {
  const { newest, forms } = person
  const image = forms.find((form) => form.image)?.image
  const today = DateTime.now().toISODate()
  const restriction = forms.find(({ isRestricted }) => isRestricted)?.restrictedAt
  return {
    person: {
      id: newest.id,
      name: newest.fullName,
      otherNames: [...new Set(forms.map(({ fullName }) => fullName))].slice(1),
      birthDate: newest.birthDate,
      documents: person.documents,
      emails: await person.emails(),
      thumb: image && !restriction ? thumbOf(image) : null,
      identified: newest.personKey !== null,
      restrictedAt: restriction?.toISO() ?? null,
    },
    requests: forms.map((form) => line(form, i18n)),
    kept: personalKinds
      .filter((kind) => records[kind].length > 0)
      .map((kind) => {
        const until = lastDayOf(records, kind)
        return { kind, count: records[kind].length, until, over: until !== null && until < today }
      }),
    suggestions: suggested.map((form) => line(form, i18n)),
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
export function dataRequestProps(asked: DataRequest, i18n: I18n) {
  const form = asked.request
  return {
    id: asked.id,
    kind: asked.kind,
    reference: asked.reference,
    reason: asked.reason,
    answer: asked.answer,
    person: form && { id: form.id, name: form.fullName, title: i18n.t(`forms.${form.type}.title`) },
    at: asked.createdAt.toISO()!,
    dueOn: asked.dueOn,
    overdue: asked.isOverdue,
    answeredAt: asked.answeredAt?.toISO() ?? null,
    answerer: nameOf(asked.answerer),
  }
}
