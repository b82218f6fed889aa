import { isDeepStrictEqual } from 'node:util'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { Locale } from '#config/i18n'
import { policyVersion } from '#config/organiser'
import type { PhotoArchive } from '#documents/photo_archive'
import { isGarbled } from '#text/mojibake'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Applicant, FormType } from '#form_types/define'
import Form from '#models/form'
import { splitAnswers } from '#models/form/columns'
import { HOST, hostOf, lockHost } from '#models/form/hosts'
import { Submission } from '#requests/submission'
import { checkStaffSubmission } from '#requests/staff_submission'
import { identityOf } from '#models/form/identity'
import { seesAnswer } from '#models/form/sight'
import { twinIn } from '#models/form/twins'
import type { ImportRemark, RowOutcome } from '#imports/kind'
import {
  HOST_COLUMN,
  hasHost,
  PHOTO_COLUMN,
  photoNameIn,
  questionsOf,
} from '#imports/people_columns'
import { problemsIn } from '#imports/people_problems'
import type { PeopleReading } from '#imports/people_cells'
import { textIn, type Stored } from '#sql/json'
import { noncesOf, personKeysOf } from '#text/secrets'
import type Tournament from '#models/tournament'
import type User from '#models/user'

/** What all rows of an import have in common; `file` is the name of the list. */
export type PeopleContext = {
  run: number
  formType: FormType
  edition: Tournament
  reading: PeopleReading
  photos: PhotoArchive | null
  file: string
  by: User | null
  locale: Locale
  accepted: boolean
  notify: boolean
}

type RowResult = Omit<RowOutcome, 'line'>

export class PeopleRow {
  /** One for each HASH_KEY; the first is stored. With them, a row of a run creates one request only. */
  readonly nonces: string[]

  constructor(
    private context: PeopleContext,
    readonly line: number,
    private cells: Record<string, string>
  ) {
    this.nonces = noncesOf(`import:${context.run}:${line}`)
  }

  wrote({ nonce }: Form) {
    return nonce !== null && this.nonces.includes(nonce)
  }

  /** @param written the request that a killed worker made of this row */
  async take(written?: Form): Promise<RowResult> {
    if (written) return this.#created(written)
    try {
      const applicant = await this.#applicant()
      const existing = await this.#sameRequest(applicant.answers)
      // Another worker may have written the same row meanwhile.
      if (existing && this.wrote(existing)) return this.#created(existing)
      if (existing) return this.#unchanged(existing, applicant)
      return this.#created(await this.#submission(applicant, await this.#host()).save())
    } catch (error) {
      return { outcome: 'failed', problems: problemsIn(error, this.cells) }
    }
  }

  /** Checks the row without writing it; null if it can be taken. */
  async problems(): Promise<ImportRemark[] | null> {
    try {
      const { answers } = await this.#applicant()
      await this.#host()
      await this.#sameRequest(answers)
      return null
    } catch (error) {
      return problemsIn(error, this.cells)
    }
  }

  #created({ id, image }: Form): RowResult {
    const problems = image ? [] : [{ key: 'messages.importPeople.noPhoto', field: PHOTO_COLUMN }]
    return { outcome: 'created', entityId: id, problems }
  }

  /** A photo that arrives later is not added, and the result says so. */
  #unchanged({ id, image }: Form, { uploads }: Applicant): RowResult {
    const isIgnored = Boolean(uploads.image) && !image
    const problems = isIgnored
      ? [{ key: 'messages.importPeople.photoLater', field: PHOTO_COLUMN }]
      : []
    return { outcome: 'unchanged', entityId: id, problems }
  }

  async #applicant(): Promise<Applicant> {
    const { formType, edition, reading, locale, accepted } = this.context
    for (const field of ['name', 'lastName'])
      if (isGarbled(this.cells[field] ?? '')) throw new FieldRefusal(field, 'garbled')
    const answers = reading.answersOf(this.cells)
    for (const [name, field] of questionsOf(formType))
      if (accepted && field.required && field.kind.unanswered !== undefined) answers[name] ??= true
    const { applicant } = await checkStaffSubmission(
      this.context.by,
      { i18n: i18nManager.locale(locale) },
      { formType, edition, data: answers, withoutFiles: true }
    )
    return { ...applicant, uploads: await this.#uploads(textIn(applicant.answers, 'document')) }
  }

  /** The photo named in the row, else the one named like the document. */
  async #uploads(document: string | null): Promise<Applicant['uploads']> {
    const file = photoNameIn(this.cells)
    const { photos } = this.context
    const bytes = (await photos?.find(file || (document ?? ''))) ?? null
    if (file && !bytes) throw new FieldRefusal(PHOTO_COLUMN, 'photoNotSent', { file })
    return bytes ? { image: { bytes } } : {}
  }

  /** The person's request with the same answers and host, or null. */
  async #sameRequest(answers: Stored): Promise<Form | null> {
    const { formType, edition, by } = this.context
    const { columns, detail } = splitAnswers(answers)
    const keys = personKeysOf(identityOf({ ...columns, type: formType.key, detail }))
    const person = { tournamentId: edition.id, type: formType.key, keys }
    const twin = await twinIn(db.connection(), person)
    if (!twin) return null
    const form = await Form.findOrFail(twin.id)
    // Answers that the importer does not see are not compared: repeated imports would reveal them.
    const filled = questionsOf(formType).filter(
      ([name]) => this.cells[name]?.trim() && by && seesAnswer(by, form, name)
    )
    const isSame = filled.every(([name]) => isSameAnswer(form.answers[name], answers[name]))
    return isSame && (await this.#hasHostOf(form)) ? form : null
  }

  async #hasHostOf(form: Form) {
    if (!hasHost(this.context.formType)) return true
    return (await this.#host())?.id === form.idParent
  }

  async #host(): Promise<Form | null> {
    const { formType, edition } = this.context
    if (!hasHost(formType)) return null
    const idForm = (this.cells[HOST_COLUMN] ?? '').trim().toUpperCase()
    const named = await Form.query()
      .where({ idForm, tournamentId: edition.id, type: HOST })
      .select('id')
      .first()
    const host = named && (await hostOf(named.id, edition.id))
    if (!host) throw new FieldRefusal(HOST_COLUMN, 'notAHost')
    return host
  }

  #submission(applicant: Applicant, parent: Form | null) {
    const { formType, edition, by, locale, accepted, notify, file } = this.context
    const now = DateTime.utc()
    return new Submission(formType, edition, applicant, {
      nonce: this.nonces[0],
      parent,
      locale,
      by,
      silent: !notify,
      loggedOrigin: { list: file, line: this.line, accepted },
      extraColumns: accepted ? { policyVersion, policyAcceptedAt: now } : {},
      before: async (trx) => {
        if (parent) await lockHost(trx, parent)
      },
    })
  }
}

const isSameAnswer = (one: unknown, other: unknown) =>
  isDeepStrictEqual(comparable(one), comparable(other))

/** No answer and "no" are the same, and so are a number and its text. */
function comparable(value: unknown) {
  if (value === undefined || value === null || value === false || value === '') return null
  return typeof value === 'number' ? String(value) : value
}
