import { extname } from 'node:path'
import type { I18n } from '@adonisjs/i18n'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { organiser } from '#config/organiser'
import { isUpload } from '#form_types/define'
import { isRecord } from '#form_types/sent_answers'
import type { Wording } from '#form_types/kinds/kind'
import { optionLabel } from '#form_types/options'
import { type Purpose, purposeOf } from '#form_types/purposes'
import { fieldLabel } from '#form_types/words'
import type Form from '#models/form'
import FormFile from '#models/form_file'
import { PresentPerson } from '#models/form/present_person'
import { readPhoto } from '#models/form/photos'
import { mediaTypes } from '#models/form/uploads'
import { exclusiveMarks } from '#people/marks'
import { Person } from '#people/person'
import { PersonalRecords, type PersonalRecord, type Records } from '#people/records'
import type { Tutor } from '#people/tutor'
import { personalKinds, type PersonalKind } from '#shared/personal_records'
import { shownState } from '#shared/request_states'
import { recordOf } from '#shared/keys'
import { isEmpty } from '#shared/values'
import { insertMany } from '#sql/bulk'
import type { Json } from '#sql/json'
import type { Actor } from '#shared/history'

/** Bytes of photos and documents inside a JSON export; those beyond are named with their address. */
const MOST_EMBEDDED = 10_000_000

/** Kinds about other people, or whose reasons concern security: their facts stay in the office. */
const withheld: PersonalKind[] = ['blacklist', 'children', 'guests']

/** What a former tutor may have typed about themselves, or about the home that the child had with them. */
const OF_TUTOR = /^(?:tutor.*|email|phone|cellPhone|address|cp|city)$/

const withoutTutor = (values: Json): Json =>
  isRecord(values)
    ? Object.fromEntries(
        Object.entries(values)
          .filter(([name]) => !OF_TUTOR.test(name))
          .map(([name, value = null]) => [name, withoutTutor(value)])
      )
    : values

type Presents = Map<string, PresentPerson>

/** Kinds that follow the request to a substitute. */
const ofRequest: PersonalKind[] = ['answers', 'cards', 'gates']

/** Without what is about the people before. */
function sinceSubstitutes(records: Records, presents: Presents): Records {
  const substituteOf = ({ reference }: PersonalRecord) => {
    const present = presents.get(reference ?? '')
    return present?.isSubstitute ? present : null
  }
  const isOfPresent = (kind: PersonalKind, record: PersonalRecord) => {
    const substitute = substituteOf(record)
    if (!substitute || ofRequest.includes(kind)) return true
    if (kind === 'photos') return substitute.owns('image')
    if (kind === 'documents') return substitute.owns(String(record.facts.field))
    return substitute.wasThere(DateTime.fromISO(String(record.facts.at)))
  }
  const seen = (record: PersonalRecord) =>
    substituteOf(record) && 'before' in record.facts
      ? { ...record, facts: { ...record.facts, before: null } }
      : record
  return recordOf(personalKinds, (kind) =>
    records[kind].filter((one) => isOfPresent(kind, one)).map(seen)
  )
}

type ExportFormat = 'json' | 'pdf'

export type ExportedAnswer = {
  name: string
  label: string
  value: Json
  text: string
  purpose: Purpose
}

/** Everything that is kept about a person, for the person (GDPR articles 15 and 20). */
export class PersonExport {
  #embedded = 0

  readonly introduction: string = 'text'

  /** What the history says of an export that is not about the person of the request. */
  protected readonly subject: { note?: 'ofTutor' } = {}

  protected constructor(
    readonly person: Person | Tutor,
    readonly records: Records,
    protected i18n: I18n,
    readonly emails: string[],
    private hasFormer = true,
    private presents: Presents = new Map()
  ) {}

  static async of(id: number, i18n: I18n): Promise<PersonExport> {
    const person = await Person.of(id)
    for (const { tournament } of person.forms) await tournament.withOfficeLists()
    const presents: Presents = new Map()
    for (const form of person.forms) presents.set(form.idForm, await PresentPerson.of(form))
    const records = await new PersonalRecords(person, await exclusiveMarks(person)).read()
    const isSubstitute = [...presents.values()].some((present) => present.isSubstitute)
    const hasFormer = isSubstitute || (await person.hadTutor())
    const emails = hasFormer ? person.presentEmails : await person.emails()
    return new PersonExport(
      person,
      sinceSubstitutes(records, presents),
      i18n,
      emails,
      hasFormer,
      presents
    )
  }

  get fileName() {
    return `datos-${this.person.newest.idForm}`
  }

  headOf({ tournament, state, withdrawnAt, submittedAt }: Form): string[] {
    const shown = shownState(state, withdrawnAt !== null)
    return [tournament.fullName, this.i18n.t(`options.states.${shown}`), submittedAt.toISO()!]
  }

  async record(by: Actor, format: ExportFormat) {
    const to = { format, ...this.subject }
    const line = { type: 'exported', userId: by.id, to, at: DateTime.utc() }
    await insertMany(
      db.connection(),
      'form_logs',
      this.person.ids.map((formId) => ({ formId, ...line }))
    )
  }

  get kinds() {
    return personalKinds.filter((kind) => this.records[kind].length > 0)
  }

  factsOf(kind: PersonalKind) {
    if (kind === 'answers' || withheld.includes(kind)) return []
    const records = this.records[kind]
    if (!this.hasFormer) return records
    return records.map((record) => ({ ...record, facts: this.#withoutOthers(record.facts) }))
  }

  /** The file goes to the present tutor or substitute, who must not learn about the former one. */
  #withoutOthers(facts: PersonalRecord['facts']): PersonalRecord['facts'] {
    const isPresent = (address: unknown) => this.emails.includes(String(address))
    const unseen = [
      ...('address' in facts && !isPresent(facts.address) ? ['address', 'reason', 'answer'] : []),
      ...('email' in facts && !isPresent(facts.email) ? ['email', 'phone', 'document'] : []),
    ]
    return Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [
        name,
        unseen.includes(name)
          ? null
          : ['before', 'after'].includes(name)
            ? withoutTutor(value)
            : value,
      ])
    )
  }

  /** All answers of a request, with what staff set, in words too. */
  answersOf(form: Form): ExportedAnswer[] {
    const { tournament, formType, answers } = form
    const { i18n } = this
    const words: Wording = {
      i18n,
      label: (list, value) => optionLabel(list, String(value), i18n, tournament),
    }
    return Object.entries(formType.allFields).flatMap(([name, field]) => {
      const value = answers[name]
      // The name of a player stands in the next answer.
      if (isUpload(field) || field.namedBy || isEmpty(value)) return []
      if (!this.#owns(form, name)) return []
      const label = fieldLabel(i18n, form.type, name)
      const text = String(field.kind.text(value, field, words))
      return [{ name, label, value, text, purpose: purposeOf(name) }]
    })
  }

  #owns({ idForm }: Form, question: string) {
    return this.presents.get(idForm)?.owns(question) ?? true
  }

  get #documents() {
    const former = this.person.forms.flatMap((form) =>
      ['document', 'passportNumber']
        .filter((name) => !this.#owns(form, name))
        .map((name) => form.answers[name])
    )
    return this.person.documents.filter((number) => !former.includes(number))
  }

  /** Photos and documents are data URLs up to ten megabytes in all, in the order of the requests. */
  async toJson() {
    const { fullName } = this.person
    const requests = []
    for (const form of this.person.forms) requests.push(await this.requestOf(form))
    return {
      madeAt: DateTime.utc().toISO(),
      controller: { ...organiser },
      person: { name: fullName, documents: this.#documents, emails: this.emails },
      requests,
      records: this.kinds.map((kind) => ({
        kind,
        title: this.i18n.t(`people.kinds.${kind}`),
        purpose: this.i18n.t(`people.purposes.${kind}`),
        count: this.records[kind].length,
        rows: this.factsOf(kind).map(({ reference, until, facts }) => ({
          reference,
          until,
          ...facts,
        })),
      })),
    }
  }

  protected async requestOf(form: Form): Promise<Record<string, unknown>> {
    const files = await FormFile.query().where('formId', form.id).orderBy('id')
    const present = this.presents.get(form.idForm)!
    const documents = []
    for (const file of files.filter(({ field }) => present.owns(field))) {
      const { field, name, key } = file
      documents.push({ field, name, ...(await this.#contentOf(key, () => file.read())) })
    }
    const { idForm: reference, tournament, type: formType, state, detail } = form
    const [photo, original] = present.owns('image')
      ? [form.image, form.imageOriginal]
      : [null, null]
    return {
      reference,
      tournament: tournament.fullName,
      formType,
      state,
      submittedAt: form.submittedAt.toISO(),
      withdrawnAt: form.withdrawnAt?.toISO() ?? null,
      policy: present.policy,
      answers: this.answersInWords(form),
      documentsRead: present.isSubstitute ? null : (detail.documents ?? null),
      photo: photo && (await this.#contentOf(photo)),
      originalPhoto: original && (await this.#contentOf(original)),
      documents,
    }
  }

  protected answersInWords(form: Form) {
    return this.answersOf(form).map(({ purpose, ...answer }) => ({
      ...answer,
      purpose: this.i18n.t(`people.answerPurposes.${purpose}`),
    }))
  }

  async #contentOf(key: string, read = () => readPhoto(key)) {
    const address = `/merchant/files?file=${key}`
    const disk = drive.use()
    if (!(await disk.exists(key))) return { content: null, address: null }
    const { contentLength } = await disk.getMetaData(key)
    if (this.#embedded + contentLength > MOST_EMBEDDED) return { content: null, address }
    const bytes = await read()
    if (!bytes) return { content: null, address: null }
    this.#embedded += bytes.length
    const type = mediaTypes[extname(key).slice(1)]
    return { content: `data:${type};base64,${bytes.toString('base64')}`, address: null }
  }
}
