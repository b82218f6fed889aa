import { isDeepStrictEqual } from 'node:util'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { policyVersion } from '#config/organiser'
import type { PhotoArchive } from '#documents/photo_archive'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Edition, FormType } from '#form_types/define'
import Form from '#models/form'
import { derivedColumns, splitAnswers } from '#models/form/columns'
import { HOST, hostOf, keepHost } from '#models/form/hosts'
import { Submission, type Applicant } from '#models/form/submission'
import { twinIn } from '#models/form/twins'
import type { Outcome } from '#models/import/kind'
import { BROUGHT_BY, comesAlong, PHOTO, questionsOf } from '#models/import/people_columns'
import { problemsIn } from '#models/import/people_problems'
import type { PeopleReading } from '#models/import/people_reading'
import { nonceOf } from '#models/secrets'
import type Tournament from '#models/tournament'
import { checkSubmission } from '#validators/form'
import { messagesIn } from '#validators/messages'

/** What all rows of a list have in common. */
export type PeopleOrder = {
  /** Number of the import, of which each row makes a request once. */
  run: number
  formType: FormType
  edition: Tournament
  reading: PeopleReading
  photos: PhotoArchive | null
  /** Name of the list's file. */
  file: string
  /** Null once they are no user any more. */
  by: { id: number } | null
  locale: 'es' | 'en'
  /** Whoever sent the list says that its people have accepted what the form asks them to. */
  accepted: boolean
  /** Whether its people are written to. */
  notify: boolean
}

/** What became of a row; its line is known outside. */
type Became = Omit<Outcome, 'line'>

/** A row of a list of people on its way to a request, by the rules of what staff type in. */
export class PeopleRow {
  /** The same row of the same import has the same number, as if a browser had sent it twice. */
  readonly nonce: string

  constructor(
    private order: PeopleOrder,
    readonly line: number,
    private cells: Record<string, string>
  ) {
    this.nonce = nonceOf(`import:${order.run}:${line}`)
  }

  /** Writes the request, unless it is there already or something is wrong. */
  async take(before?: Form): Promise<Became> {
    if (before) return this.#created(before)
    try {
      const applicant = await this.#applicant()
      const there = await this.#request(applicant.answers)
      // Another worker may be at the same row.
      if (there?.nonce === this.nonce) return this.#created(there)
      if (there) return this.#unchanged(there, applicant)
      return this.#created(await this.#submission(applicant, await this.#host()).save())
    } catch (error) {
      return { outcome: 'failed', problems: problemsIn(error, this.cells) }
    }
  }

  #created({ id, image }: Form): Became {
    const problems = image ? [] : [{ key: 'messages.importPeople.noPhoto', field: PHOTO }]
    return { outcome: 'created', entityId: id, problems }
  }

  /** A photo that comes later is not taken over in silence, nor left aside in silence. */
  #unchanged({ id, image }: Form, { uploads }: Applicant): Became {
    const isLeft = Boolean(uploads.image) && !image
    const problems = isLeft ? [{ key: 'messages.importPeople.photoLater', field: PHOTO }] : []
    return { outcome: 'unchanged', entityId: id, problems }
  }

  async #applicant(): Promise<Applicant> {
    const { formType, edition, reading, locale, accepted } = this.order
    const i18n = i18nManager.locale(locale)
    const answers = reading.answersOf(this.cells)
    for (const [name, field] of questionsOf(formType))
      if (accepted && field.required && field.kind.unanswered !== undefined) answers[name] ??= true
    const { applicant } = await checkSubmission(
      {
        i18n,
        request: {
          validateUsing: (validator: any, { data }: any) =>
            validator.validate(data, { messagesProvider: messagesIn(i18n) }),
        } as any,
      },
      formType,
      edition as unknown as Edition,
      answers,
      { byStaff: true, fileless: true }
    )
    return { ...applicant, uploads: await this.#uploads(applicant.answers.document) }
  }

  /** The photo that the row names; else one that is called like the document. */
  async #uploads(document: string | null): Promise<Applicant['uploads']> {
    const called = this.cells[PHOTO]?.trim() ?? ''
    const { photos } = this.order
    const bytes = (await photos?.find(called || (document ?? ''))) ?? null
    if (called && !bytes) throw new FieldRefusal(PHOTO, 'photoNotSent', { file: called })
    return bytes ? { image: { bytes } } : {}
  }

  /**
   * The same person's request, where it says what the row says.
   * @returns null where they have none; writing another one is refused where it differs
   */
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

  /** @throws FieldRefusal `notAHost` */
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

/** Whether two answers say the same; nothing, none and no are one. */
function sameAnswer(one: unknown, other: unknown): boolean {
  const said = (value: unknown) =>
    value === undefined || value === null || value === false || value === ''
      ? null
      : typeof value === 'number'
        ? String(value)
        : value
  return isDeepStrictEqual(said(one), said(other))
}
