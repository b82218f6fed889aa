import { BaseTransformer } from '@adonisjs/core/transformers'
import { euros } from '#models/balances'
import type Form from '#models/form'
import type FormLog from '#models/form_log'
import { thumbOf } from '#models/form/portrait'

export type LogRow = {
  id: number
  type: string
  user: string | null
  at: string | null
  from: any
  to: any
}

/** A line of a request's history; the numbers of chips are for those who give them out. */
export const logRow = (log: FormLog, { rfid = false } = {}): LogRow => ({
  id: log.id,
  type: log.type,
  user: log.user?.name ?? null,
  at: log.at.toISO(),
  from: log.type === 'rfid' && !rfid ? log.from && {} : log.from,
  to: log.type === 'rfid' && !rfid ? {} : log.to,
})

/** A request as pages receive it: answers flat, `detail` nested as well (contract §1). */
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
      withdrawn: form.withdrawnAt !== null,
      reserved: form.reserved,
      // Waits for the applicant; has come back from them.
      asked: form.asked !== null,
      corrected: form.correctedAt !== null,
      printed: form.isPrinted,
      collected: form.isCollected,
      type: form.type,
      idParent: form.idParent,
      guestCount: form.guestCount,
      assignedTo: form.assignee ? { id: form.assignee.id, name: form.assignee.name } : null,
    }
  }

  /** A row of the request list: what its columns show, no documents. */
  forList() {
    const form = this.resource
    const columns = Object.fromEntries(
      form.formType.listFields.map((name) => [name, form.answerTo(name) ?? null])
    ) as Record<string, any>
    return {
      ...columns,
      ...this.toObject(),
      detail: columns,
      color: form.color,
      notes: Number(form.$extras.notes_count ?? 0),
      logs: form.logs.map((log) => logRow(log)),
    }
  }

  /** A request that another one brought along, or that brought it. */
  forRelated() {
    const form = this.resource
    return {
      ...this.pick(form, ['id', 'type', 'idForm', 'name', 'lastName', 'state']),
      withdrawn: form.withdrawnAt !== null,
      reserved: form.reserved,
    }
  }

  /** Everything staff may see and correct. */
  forEdit() {
    const form = this.resource
    return {
      ...(form.answers as Record<string, any>),
      ...this.toObject(),
      detail: form.detail,
      locale: form.locale,
      image: form.image,
      customPermission: form.customPermission,
      amount: euros(form.amount),
      logs: form.logs.map((log) => logRow(log)),
    }
  }
}
