import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { Locale } from '#config/i18n'
import { policyVersion } from '#config/organiser'
import { discardAfter } from '#database/transactions'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Applicant, FormType } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { balances } from '#money/balances'
import type { Stored } from '#sql/json'
import BlacklistEntry from '#models/blacklist_entry'
import Consent from '#models/consent'
import EditionClosing from '#models/edition_closing'
import Form from '#models/form'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import FormPhoto from '#models/form_photo'
import LedgerEntry from '#models/ledger_entry'
import MailMessage from '#models/mail_message'
import Permission from '#models/permission'
import { mailAbout } from '#models/form/correspondence'
import { derivedColumns, splitAnswers } from '#models/form/columns'
import { nextReference } from '#models/form/counters'
import { identityOf } from '#models/form/identity'
import { consentsIn, POLICIES } from '#models/form/consent_words'
import { askTutor } from '#models/form/tutor'
import { peopleOf } from '#models/form/people'
import { sendReminder } from '#requests/reminder'
import { decide } from '#models/form/reviewable'
import { twinIn } from '#models/form/twins'
import { fold } from '#shared/fold'
import {
  discardUploads,
  storeUploads,
  type StoredUploads,
  withWireName,
} from '#models/form/uploads'
import { newStatusLink, personKeysOf } from '#text/secrets'
import type Tournament from '#models/tournament'
import type { Actor } from '#shared/history'

export type SubmissionContext = {
  locale: Locale
  nonce?: string | null
  by?: Actor | null
  guests?: (Applicant & { number: number })[]
  /** Answers that nobody typed, also of the guests. */
  extraAnswers?: Stored
  parent?: Form | null
  /** Further columns of the applicant's request, not of its guests. */
  extraColumns?: Record<string, unknown>
  /** Further entries of the first history row. */
  loggedOrigin?: Record<string, unknown>
  /** Without mails, because somebody else informs the person. */
  silent?: boolean
  /** Approves at once and skips the mail of receipt. */
  approve?: boolean
  before?(trx: TransactionClientContract): Promise<void>
  after?(form: Form, trx: TransactionClientContract): Promise<void>
}

type Written = Applicant & { formType: FormType; stored: StoredUploads; number?: number }

/** One transaction writes everything. The same nonce twice is one request. */
export class Submission {
  constructor(
    private formType: FormType,
    private tournament: Tournament,
    private applicant: Applicant,
    private context: SubmissionContext
  ) {}

  /** @throws Refusal `blacklisted`, `editionClosed`; FieldRefusal for a file, a document or a player's places */
  async save(): Promise<Form> {
    const [form] = await Submission.saveAll([this])
    return form
  }

  /**
   * All or none; all with the same `by` and `approve`. Only the first has a nonce: if it was used
   * before, returns that request.
   * @throws as `save`
   */
  static async saveAll(submissions: Submission[]): Promise<Form[]> {
    const [first] = submissions
    const earlier = await first.#requestWithNonce()
    if (earlier) return [earlier]
    await BlacklistEntry.refuseBlacklisted(
      submissions.flatMap((submission) => submission.#people),
      first.formType.key
    )

    const stored: Written[][] = []
    try {
      for (const submission of submissions) stored.push(await submission.#store())
      return await db.transaction(async (trx) => {
        const saved: Form[] = []
        for (const [index, submission] of submissions.entries())
          saved.push(await submission.#write(trx, stored[index]))
        const { approve, by = null } = first.context
        const ids = saved.map(({ id }) => id)
        // Those with an obstacle stay waiting, until somebody approves them with a reason.
        if (approve) await decide(trx, ids, 'approved', { by })
        return saved
      })
    } catch (error) {
      await discardAfter(error, async () => {
        for (const person of stored.flat()) await discardUploads(person.stored)
      })
      // Of two simultaneous clicks, the other one may have written the request.
      const written = await first.#requestWithNonce()
      if (written) return [written]
      if (error instanceof AlreadyRequested && !first.context.by) await sendReminder(error.formId)
      throw error
    }
  }

  /** @throws FieldRefusal `nonceUsed` if the nonce came with another form or another person */
  async #requestWithNonce() {
    const { nonce } = this.context
    const form = nonce ? await Form.findBy('nonce', nonce) : null
    if (form && !this.#isOf(form)) throw new FieldRefusal('nonce', 'nonceUsed')
    return form
  }

  #isOf({ type, tournamentId, personKey, fullName }: Form): boolean {
    if (type !== this.formType.key || tournamentId !== this.tournament.id) return false
    const { answers } = this.applicant
    if (personKey && personKeysOf(identityOf({ ...answers, type })).includes(personKey)) return true
    const { name, lastName } = answers
    return fold(fullName) === fold(`${name ?? ''} ${lastName ?? ''}`)
  }

  get #people() {
    const guests = this.context.guests ?? []
    return [
      ...peopleOf(this.formType, this.applicant.answers),
      ...guests.flatMap(({ answers }) => peopleOf(this.#guestType!, answers)),
    ]
  }

  get #guestType() {
    return this.formType.guests ? formTypes.get(this.formType.guests) : null
  }

  async #store(): Promise<Written[]> {
    const people: Written[] = []
    try {
      const everybody: (Applicant & { number?: number })[] = [
        this.applicant,
        ...(this.context.guests ?? []),
      ]
      for (const { number, ...person } of everybody) {
        const formType = number === undefined ? this.formType : this.#guestType!
        const stored = await storeUploads(formType.allFields, person.uploads, {
          byStaff: Boolean(this.context.by),
        }).catch((error) => {
          throw withWireName(error, formType, number)
        })
        people.push({ ...person, formType, stored, number })
      }
      return people
    } catch (error) {
      for (const { stored } of people) await discardUploads(stored)
      throw error
    }
  }

  async #write(trx: TransactionClientContract, people: Written[]) {
    const {
      before,
      after,
      parent = null,
      extraAnswers: extra = {},
      by = null,
      nonce = null,
    } = this.context
    await before?.(trx)
    await EditionClosing.refuseClosed(trx, [this.tournament.id])
    const [applicant, ...guests] = people
    // This locks the counter, so requests of a type are written one after the other.
    const idForm = await nextReference(trx, this.tournament, this.formType.code)
    const answers = { ...applicant.answers, ...(parent && { player: parent.player }) }
    const admitted = await this.formType
      .admit?.({
        trx,
        answers,
        guests: guests.map((guest) => guest.answers),
        edition: this.tournament,
        byStaff: by !== null,
      })
      .catch((error) => {
        throw withWireName(error, this.formType)
      })
    const extraAnswers = { ...extra, ...admitted }
    const form = await this.#writeOne(trx, applicant, idForm, extraAnswers, { nonce, parent })
    for (const guest of guests) {
      const reference = await nextReference(trx, this.tournament, guest.formType.code)
      await this.#writeOne(trx, guest, reference, admitted ?? {}, { nonce: null, parent: form })
    }
    await after?.(form, trx)
    return form
  }

  async #writeOne(
    trx: TransactionClientContract,
    written: Written,
    idForm: string,
    extraAnswers: Stored,
    links: { nonce: string | null; parent: Form | null }
  ) {
    const { by = null, approve = false, silent = false, loggedOrigin = {} } = this.context
    const { stored, formType, number } = written
    const files = Object.fromEntries(stored.files.map(({ field, key }) => [field, key]))
    const answers = { ...written.answers, ...files, ...extraAnswers }
    const { columns, detail } = splitAnswers(answers)
    const field = columns.document ? 'document' : 'name'
    const identity = identityOf({ ...columns, type: formType.key, detail })
    await this.#refuseDuplicate(trx, formType, identity, field, number)
    const row = await this.#rowOf(trx, written, idForm, answers, links)
    const form = await Form.create(row, { client: trx })
    const to = { state: 'waiting', ...loggedOrigin }
    await FormLog.write(trx, by, [{ formId: form.id, type: 'created', to }])
    await FormFile.add(trx, form, stored.files)
    await FormPhoto.add(trx, form, stored.photos)
    if (!by)
      await Consent.record(trx, form, {
        fields: [POLICIES, ...consentsIn(formType, answers)],
        locale: form.locale,
      })
    await LedgerEntry.recordMovements(
      trx,
      balances.map((kind) => ({ formId: form.id, kind, from: 0, to: form[kind] })),
      { cause: 'edit', by }
    )
    if (!approve && !silent) {
      await MailMessage.order(trx, mailAbout(form, 'received'))
      await askTutor(trx, form, this.tournament)
    }
    return form
  }

  async #rowOf(
    trx: TransactionClientContract,
    { stored, formType, number }: Written,
    idForm: string,
    answers: Stored,
    { nonce, parent }: { nonce: string | null; parent: Form | null }
  ) {
    const { by = null, extraColumns = {} } = this.context
    const isGuest = number !== undefined
    const { columns, detail } = splitAnswers(answers)
    const category = columns.category ?? formType.category(answers)
    const profileId = columns.idPermission
    const profile = profileId
      ? await Permission.find(profileId, { client: trx })
      : await Permission.ofCategory(this.tournament.id, category, trx)
    const now = DateTime.utc()
    return {
      ...columns,
      ...stored.columns,
      ...derivedColumns({ ...columns, type: formType.key, idForm, detail }),
      idPermission: profile?.id ?? null,
      customPermission: Permission.overridesOf(profile, columns.customPermission ?? null),
      tournamentId: this.tournament.id,
      type: formType.key,
      category,
      idForm,
      idParent: parent?.id ?? null,
      state: 'waiting' as const,
      detail,
      ...newStatusLink(idForm),
      nonce,
      locale: columns.locale ?? this.context.locale,
      submittedAt: now,
      arrivedAt: now,
      version: 1,
      credits: columns.credits ?? 0,
      amount: columns.amount ?? 0,
      daily: columns.daily ?? false,
      covidPassport: columns.covidPassport ?? false,
      ...(by ? {} : { policyVersion, policyAcceptedAt: now }),
      ...(!isGuest && extraColumns),
    }
  }

  /** One request per person, type and edition; withdrawn requests do not count. */
  async #refuseDuplicate(
    trx: TransactionClientContract,
    formType: FormType,
    identity: string | null,
    field: string,
    number?: number
  ) {
    const sought = {
      tournamentId: this.tournament.id,
      type: formType.key,
      keys: personKeysOf(identity),
    }
    const twin = await twinIn(trx, sought)
    if (!twin) return
    const rule = this.context.by ? 'alreadyRequestedOffice' : 'alreadyRequested'
    throw withWireName(
      new AlreadyRequested(field, twin.id, rule, { reference: twin.idForm, by: field }),
      formType,
      number
    )
  }
}

class AlreadyRequested extends FieldRefusal {
  constructor(
    field: string,
    readonly formId: number,
    rule: string,
    values: { reference: string; by: string }
  ) {
    super(field, rule, values)
  }
}
