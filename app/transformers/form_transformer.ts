import { BaseTransformer } from '@adonisjs/core/transformers'
import { euros } from '#money/balances'
import type Form from '#models/form'
import type FormLog from '#models/form_log'
import type { HistoryValues } from '#models/form_log'
import type User from '#models/user'
import { cardAnswers, isWithheld, maskedAnswers, seesFully } from '#models/form/sight'
import { ageOn } from '#shared/days'
import { textIn, type Stored } from '#sql/json'
import { waitsForTutor } from '#models/form/tutor'
import { thumbOf } from '#models/form/photos'
import { nameOf } from '#text/name_of'
import { relatedCount } from '#sql/counts'

/** Chip numbers only for users who assign them. */
export function logRow(log: FormLog, { rfid = false } = {}) {
  const { from, to } = log
  const type: string = log.type
  const hidden = log.type === 'rfid' && !rfid
  return {
    id: log.id,
    type,
    user: nameOf(log.user),
    at: log.at.toISO(),
    from: hidden && from ? {} : withEuros(from),
    to: hidden ? {} : withEuros(to),
  }
}

const withEuros = (values: HistoryValues | null): HistoryValues | null =>
  typeof values?.amount === 'number' ? { ...values, amount: euros(values.amount) } : values

/** The line without what the person wrote: only the states stay. */
export function withheldLogRow(log: FormLog) {
  const stateIn = (values: HistoryValues | null) =>
    values && { ...(values.state && { state: values.state }) }
  const row = logRow(log)
  return {
    ...row,
    from: stateIn(row.from as HistoryValues | null),
    to: stateIn(row.to as HistoryValues | null),
  }
}

/** Answers flat, `detail` nested too. `type` is the form type, `subtype` the answer of that name. */
export default class FormTransformer extends BaseTransformer<Form> {
  toObject() {
    return this.#facts()
  }

  #facts() {
    const form = this.resource
    // Past the proxy of the model, which takes longer than the rest.
    const columns = form.$attributes as Form
    return {
      id: columns.id,
      idForm: columns.idForm,
      state: columns.state,
      version: columns.version,
      category: columns.category,
      name: columns.name,
      lastName: columns.lastName,
      company: columns.company,
      email: columns.email,
      thumb: columns.image ? thumbOf(columns.image) : null,
      imageWarnings: columns.imageWarnings ?? [],
      submittedAt: columns.submittedAt.toISO()!,
      createdAt: columns.createdAt.toISO()!,
      updatedAt: columns.updatedAt.toISO()!,
      withdrawn: columns.withdrawnAt !== null,
      reserved: columns.reserved,
      asked: columns.asked !== null,
      corrected: columns.correctedAt !== null,
      printed: form.wasPrinted,
      collected: form.wasCollected,
      type: columns.type,
      ...('type' in form.formType.allFields && {
        subtype: textIn(columns.detail, 'type'),
      }),
      idParent: columns.idParent,
      guestCount: form.guestCount,
      assignedTo: form.assignee ? { id: form.assignee.id, name: form.assignee.name } : null,
    }
  }

  /** List facts for users who may not see all of the person. */
  seenBy(reader: User) {
    const withheld = isWithheld(reader, this.resource)
    return {
      ...this.#facts(),
      ...(withheld && { email: null, thumb: null, imageWarnings: [] }),
      withheld,
      restricted: this.resource.isRestricted,
    }
  }

  /** Without documents. With the check that blocks an approval, if tutors confirm in the edition. */
  forList(reader: User, edition: { tutorConfirms: boolean }) {
    const form = this.resource
    const seen = this.seenBy(reader)
    const answers = form.answersTo(form.formType.listFields)
    const columns = seen.withheld ? cardAnswers(answers) : answers
    return {
      ...columns,
      ...seen,
      detail: columns,
      ...(edition.tutorConfirms && {
        checks: waitsForTutor(form, edition)
          ? [{ key: 'tutor', blocking: form.state !== 'approved' }]
          : [],
      }),
      color: form.color,
      notes: relatedCount(form, 'notes'),
      logs: form.logs.map((log) => logRow(log)),
    }
  }

  forRelated() {
    const form = this.resource
    return {
      ...this.pick(form, ['id', 'type', 'idForm', 'name', 'lastName', 'state']),
      withdrawn: form.withdrawnAt !== null,
      reserved: form.reserved,
    }
  }

  forEdit() {
    const { answers, detail } = this.resource
    return this.#withAnswers(answers, detail)
  }

  /** With the age and the names of the masked numbers. The tournament must be loaded. */
  forShow(reader: User) {
    const { answers, detail, birthDate, formType, tournament, logs } = this.resource
    const { withheld, restricted, ...seen } = this.seenBy(reader)
    if (withheld)
      return {
        ...this.#withAnswers(cardAnswers(answers), cardAnswers(detail)),
        ...seen,
        image: null,
        age: null,
        customPermission: null,
        credits: 0,
        amount: euros(0),
        masked: [] as string[],
        withheld,
        restricted,
        logs: logs.map(withheldLogRow),
      }
    const full = seesFully(reader, this.resource.type)
    return {
      withheld,
      restricted,
      ...(full ? this.forEdit() : this.#withAnswers(maskedAnswers(answers), maskedAnswers(detail))),
      age: birthDate ? ageOn(birthDate, tournament.today) : null,
      masked: full ? [] : formType.sealedFields.filter((name) => answers[name]),
    }
  }

  #withAnswers(answers: Stored, detail: Stored) {
    const form = this.resource
    return {
      ...answers,
      ...this.toObject(),
      detail,
      color: form.color,
      locale: form.locale,
      image: form.image,
      customPermission: form.customPermission,
      credits: form.credits,
      amount: euros(form.amount),
      logs: form.logs.map((log) => logRow(log)),
    }
  }
}
