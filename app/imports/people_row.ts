import { isDeepStrictEqual } from 'node:util'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { policyVersion } from '#config/organiser'
import type { PhotoArchive } from '#documents/photo_archive'
import { isGarbled } from '#text/mojibake'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Edition, FormType } from '#form_types/define'
import Form from '#models/form'
import { derivedColumns, splitAnswers } from '#models/form/columns'
import { HOST, hostOf, keepHost } from '#models/form/hosts'
import { Submission } from '#requests/submission'
import { type Applicant } from '#form_types/define'
import { twinIn } from '#models/form/twins'
import type { Outcome, Problem } from '#imports/kind'
import { BROUGHT_BY, comesAlong, PHOTO, questionsOf } from '#imports/people_columns'
import { problemsIn } from '#imports/people_problems'
import type { PeopleReading } from '#imports/people_cells'
import { nonceOf } from '#text/secrets'
import type Tournament from '#models/tournament'
import type { Actor } from '#shared/history'
import { checkSubmission } from '#form_types/checks'

export type PeopleOrder = {
  run: number
  formType: FormType
  edition: Tournament
  reading: PeopleReading
  photos: PhotoArchive | null
  file: string
  by: Actor | null
  locale: 'es' | 'en'
  accepted: boolean
  notify: boolean
}

type RowResult = Omit<Outcome, 'line'>

export class PeopleRow {
  /** The same row of the same run has the same nonce, so it is written once. */
  readonly nonce: string

  constructor(
    private order: PeopleOrder,
    readonly line: number,
    private cells: Record<string, string>
  ) {
    this.nonce = nonceOf(`import:${order.run}:${line}`)
  }

  async take(before?: Form): Promise<RowResult> {
    if (before) return this.#created(before)
    try {
      const applicant = await this.#applicant()
      const there = await this.#request(applicant.answers)
      // Another worker may have written the same row meanwhile.
      if (there?.nonce === this.nonce) return this.#created(there)
      if (there) return this.#unchanged(there, applicant)
      return this.#created(await this.#submission(applicant, await this.#host()).save())
    } catch (error) {
      return { outcome: 'failed', problems: problemsIn(error, this.cells) }
    }
  }

  async fault(): Promise<Problem[] | null> {
    try {
      const { answers } = await this.#applicant()
      await this.#host()
      await this.#request(answers)
      return null
    } catch (error) {
      return problemsIn(error, this.cells)
    }
  }

  #created({ id, image }: Form): RowResult {
    const problems = image ? [] : [{ key: 'messages.importPeople.noPhoto', field: PHOTO }]
    return { outcome: 'created', entityId: id, problems }
  }

  /** A photo that arrives later is not added, and the result says so. */
  #unchanged({ id, image }: Form, { uploads }: Applicant): RowResult {
    const isLeft = Boolean(uploads.image) && !image
    const problems = isLeft ? [{ key: 'messages.importPeople.photoLater', field: PHOTO }] : []
    return { outcome: 'unchanged', entityId: id, problems }
  }

  async #applicant(): Promise<Applicant> {
    const { formType, edition, reading, locale, accepted } = this.order
    for (const field of ['name', 'lastName'])
      if (isGarbled(this.cells[field] ?? '')) throw new FieldRefusal(field, 'garbled')
    const answers = reading.answersOf(this.cells)
    for (const [name, field] of questionsOf(formType))
      if (accepted && field.required && field.kind.unanswered !== undefined) answers[name] ??= true
    const { applicant } = await checkSubmission(
      { i18n: i18nManager.locale(locale) },
      formType,
      edition as unknown as Edition,
      answers,
      { byStaff: true, fileless: true }
    )
    return { ...applicant, uploads: await this.#uploads(applicant.answers.document) }
  }

  /** The photo named in the row, else the one named like the document. */
  async #uploads(document: string | null): Promise<Applicant['uploads']> {
    const called = this.cells[PHOTO]?.trim() ?? ''
    const { photos } = this.order
    const bytes = (await photos?.find(called || (document ?? ''))) ?? null
    if (called && !bytes) throw new FieldRefusal(PHOTO, 'photoNotSent', { file: called })
    return bytes ? { image: { bytes } } : {}
  }

  /** The same person's request, or null if there is none or it says something else. */
  async #request(answers: Record<string, any>): Promise<Form | null> {
    const { formType, edition } = this.order
    const { columns, detail } = splitAnswers(answers)
    const { personKey } = derivedColumns({ ...columns, type: formType.key, detail })
    const sought = { tournamentId: edition.id, type: formType.key, personKey }
    const twin = await twinIn(db.connection(), sought)
    if (!twin) return null
    const form = await Form.findOrFail(twin.id)
    const given = questionsOf(formType).filter(([name]) => this.cells[name]?.trim())
    const same = given.every(([name]) => sameAnswer(form.answers[name], answers[name]))
    return same && (await this.#comesWith(form)) ? form : null
  }

  async #comesWith(form: Form) {
    if (!comesAlong(this.order.formType)) return true
    return (await this.#host())?.id === form.idParent
  }

  async #host(): Promise<Form | null> {
    const { formType, edition } = this.order
    if (!comesAlong(formType)) return null
    const idForm = (this.cells[BROUGHT_BY] ?? '').trim().toUpperCase()
    const named = await Form.query()
      .where({ idForm, tournamentId: edition.id, type: HOST })
      .select('id')
      .first()
    const host = named && (await hostOf(named.id, edition.id))
    if (!host) throw new FieldRefusal(BROUGHT_BY, 'notAHost')
    return host
  }

  #submission(applicant: Applicant, parent: Form | null) {
    const { formType, edition, by, locale, accepted, notify, file } = this.order
    const now = DateTime.utc()
    return new Submission(formType, edition, applicant, {
      nonce: this.nonce,
      parent,
      locale,
      by,
      silent: !notify,
      origin: { list: file, line: this.line, accepted },
      sets: accepted ? { policyVersion, policyAcceptedAt: now } : {},
      before: async (trx) => {
        if (parent) await keepHost(trx, parent)
      },
    })
  }
}

function sameAnswer(one: unknown, other: unknown): boolean {
  const said = (value: unknown) =>
    value === undefined || value === null || value === false || value === ''
      ? null
      : typeof value === 'number'
        ? String(value)
        : value
  return isDeepStrictEqual(said(one), said(other))
}
