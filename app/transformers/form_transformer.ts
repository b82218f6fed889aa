import { BaseTransformer } from '@adonisjs/core/transformers'
import { euros } from '#money/balances'
import type Form from '#models/form'
import type FormLog from '#models/form_log'
import { maskedAnswers } from '#models/sight'
import { ageOn } from '#shared/days'
import { textIn, type Stored } from '#sql/json'
import { thumbOf } from '#models/form/photos'
import { nameOf } from '#text/name_of'

/** Values of a history line: those of its sentence, and changed answers by field name. */
export type Facts = Stored & {
  state?: string
  template?: string
  reopened?: boolean
  revoked?: boolean
  host?: string
  user?: string
  note?: string
  operation?: string
  reason?: string
  message?: string
  uid?: string
  raw?: string
  mode?: string
  serial?: string
  field?: string
  fields?: string[]
  days?: number
  list?: string
  accepted?: boolean
}

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
    from: hidden && from ? {} : from,
    to: hidden ? {} : to,
  }
}

/** Answers flat, `detail` nested too. `type` is the form type, `subtype` the answer of that name. */
export default class FormTransformer extends BaseTransformer<Form> {
  toObject() {
    const form = this.resource
    return {
      id: form.id,
      idForm: form.idForm,
      state: form.state,
      version: form.version,
      category: form.category,
      name: form.name,
      lastName: form.lastName,
      company: form.company,
      email: form.email,
      thumb: form.image ? thumbOf(form.image) : null,
      imageWarnings: form.imageWarnings ?? [],
      submittedAt: form.submittedAt.toISO()!,
      createdAt: form.createdAt.toISO()!,
      updatedAt: form.updatedAt.toISO()!,
      withdrawn: form.withdrawnAt !== null,
      reserved: form.reserved,
      asked: form.asked !== null,
      corrected: form.correctedAt !== null,
      printed: form.isPrinted,
      collected: form.isCollected,
      type: form.type,
      ...('type' in form.formType.allFields && {
        subtype: textIn(form.detail, 'type'),
      }),
      idParent: form.idParent,
      guestCount: form.guestCount,
      assignedTo: form.assignee ? { id: form.assignee.id, name: form.assignee.name } : null,
    }
  }

  /** Without documents. */
  forList() {
    const form = this.resource
    const columns: Stored = Object.fromEntries(
      form.formType.listFields.map((name) => [name, form.answerTo(name) ?? null])
    )
    return {
      ...columns,
      ...this.toObject(),
      detail: columns,
      color: form.color,
      notes: Number(form.$extras.notes_count ?? 0),
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

  /**
   * With the age and the names of the masked numbers. `full`: the reader sees all answers. The
   * tournament must be loaded.
   */
  forShow(full: boolean) {
    const { answers, detail, birthDate, formType, tournament } = this.resource
    return {
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
