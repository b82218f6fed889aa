import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { entriesAbout } from '#journal/search'
import AccessOrder from '#models/access_order'
import BulkChange from '#models/bulk_change'
import Card from '#models/card'
import PickupEntry from '#models/pickup_entry'
import Consent from '#models/consent'
import DataRequest from '#models/data_request'
import Form from '#models/form'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import FormNote from '#models/form_note'
import GuestLink from '#models/guest_link'
import ImportRun from '#models/import_run'
import LedgerEntry from '#models/ledger_entry'
import PrintRun from '#models/print_run'
import PrintRunRow from '#models/print_run_row'
import Scan from '#models/scan'
import { euros } from '#money/balances'
import * as ends from '#people/last_days'
import type { Json } from '#sql/json'
import { recordOf } from '#shared/keys'
import { personalKinds, type PersonalKind } from '#shared/personal_records'
import {
  blacklistOf,
  clearancesOf,
  collectionsOf,
  guestLinksOf,
  importRowsOf,
  lateLinksOf,
  mailsOf,
  requestsOfChildren,
  tutorMailsOf,
  type Identifiers,
  type Subject,
} from '#people/rows'

/** A row about the person: its request, its last day as `2024-08-05`, and what it says. */
export type PersonalRecord = {
  reference: string | null
  until: string | null
  facts: Record<string, Json>
}

export type Records = Record<PersonalKind, PersonalRecord[]>

const isoTime = (at: DateTime | null) => at?.toISO() ?? null

const momentsOf = (batches: { id: number; createdAt: DateTime }[]) =>
  new Map(batches.map(({ id, createdAt }) => [id, isoTime(createdAt)]))

/** Reads everything that is kept about a person. Members of the office appear by their role. */
export class PersonalRecords {
  #byId: Map<number, Form>

  constructor(
    private person: Subject,
    private identifiers: Identifiers,
    private client?: QueryClientContract
  ) {
    this.#byId = new Map(person.forms.map((form) => [form.id, form]))
  }

  async read(): Promise<Records> {
    return {
      ...this.#requests(),
      documents: await this.#documents(),
      consents: await this.#consents(),
      history: await this.#history(),
      notes: await this.#notes(),
      cards: await this.#cards(),
      gates: await this.#gates(),
      prints: await this.#prints(),
      scans: await this.#scans(),
      ...(await this.#ledger()),
      mails: await this.#mails(),
      rights: await this.#rights(),
      imports: await this.#imports(),
      pickups: await this.#pickups(),
      collections: await this.#collections(),
      changes: await this.#changes(),
      links: await this.#links(),
      blacklist: await this.#blacklist(),
      children: await this.#children(),
      guests: await this.#guests(),
      journal: await this.#journal(),
    }
  }

  /** What the requests of children say about their tutor. `emails`: all that the tutor has or had. */
  async readOfTutor(emails: string[]): Promise<Records> {
    return {
      ...recordOf<PersonalKind, PersonalRecord[]>(personalKinds, () => []),
      children: this.person.forms.map(({ id, submittedAt }) =>
        this.#of(id, { at: isoTime(submittedAt) })
      ),
      consents: await this.#consents(),
      mails: await this.#mails(tutorMailsOf(this.person.ids, emails, this.identifiers)),
      collections: await this.#collections(),
    }
  }

  /** `until`: the last day; left out: that of its request; null: no fixed end. */
  #of(formId: number | null, facts: Record<string, Json>, until?: string | null): PersonalRecord {
    const form = formId === null ? undefined : this.#byId.get(formId)
    return {
      reference: form?.idForm ?? null,
      until: until === undefined ? (form ? ends.endOfRequest(form) : null) : until,
      facts,
    }
  }

  #requests() {
    const { forms } = this.person
    return {
      answers: forms.map((form) =>
        this.#of(form.id, { state: form.state, at: isoTime(form.submittedAt) })
      ),
      photos: forms
        .filter(({ image }) => image !== null)
        .map((form) =>
          this.#of(form.id, { at: isoTime(form.submittedAt) }, ends.endOfFile(form, 'image'))
        ),
    }
  }

  async #documents() {
    const files = await FormFile.query({ client: this.client })
      .whereIn('formId', this.person.ids)
      .orderBy('id')
    return files.map(({ formId, field, name, createdAt }) =>
      this.#of(
        formId,
        { field, name, at: isoTime(createdAt) },
        ends.endOfFile(this.#byId.get(formId)!, field)
      )
    )
  }

  async #consents() {
    const consents = await Consent.ofForms(this.person.ids, this.client)
    return consents.map((consent) => {
      const { formId, field, acceptedAt } = consent
      const { locale, text } = consent.words
      const withdrawn = consent.isWithdrawnOn(this.#byId.get(formId)!)
      return this.#of(formId, { field, at: isoTime(acceptedAt), withdrawn, locale, text })
    })
  }

  async #history() {
    const logs = await FormLog.query({ client: this.client })
      .whereIn('formId', this.person.ids)
      .orderBy('id')
      .preload('user')
    return logs.map(({ formId, type, at, user, from, to }) => {
      // An assignment names members of the office.
      const isAboutOffice = type === 'assigned'
      return this.#of(formId, {
        type,
        at: isoTime(at),
        by: user?.role ?? null,
        before: isAboutOffice ? null : (from as Json),
        after: isAboutOffice ? null : (to as Json),
      })
    })
  }

  async #notes() {
    const notes = await FormNote.query({ client: this.client })
      .whereIn('formId', this.person.ids)
      .orderBy('id')
    return notes.map(({ formId, text, createdAt }) =>
      this.#of(formId, { text, at: isoTime(createdAt) })
    )
  }

  async #cards() {
    const cards = await Card.query({ client: this.client })
      .whereIn('formId', this.person.ids)
      .orderBy('id')
    return cards.map((card) =>
      this.#of(card.formId, {
        serial: card.serial,
        state: card.state,
        chip: card.uid,
        at: isoTime(card.createdAt),
        printedAt: isoTime(card.printedAt),
        collectedAt: isoTime(card.collectedAt),
        revokedAt: isoTime(card.revokedAt),
      })
    )
  }

  async #gates() {
    const orders = await AccessOrder.query({ client: this.client })
      .whereIn('formId', this.person.ids)
      .orderBy('id')
    return orders.map(({ formId, operation, state, uid, createdAt }) =>
      this.#of(
        formId,
        { operation, state, chip: uid, at: isoTime(createdAt) },
        ends.endOfAccess(createdAt)
      )
    )
  }

  async #prints() {
    const rows = await PrintRunRow.query({ client: this.client })
      .whereIn('formId', this.person.ids)
      .orderBy('id')
    const runs = rows.map(({ batchId }) => batchId)
    const at = momentsOf(
      await PrintRun.query({ client: this.client }).whereIn('id', runs).select('id', 'createdAt')
    )
    return rows.map(({ formId, batchId: run, name }) =>
      this.#of(formId, { run, name, at: at.get(run) ?? null })
    )
  }

  async #scans() {
    const scans = await Scan.query({ client: this.client })
      .whereIn('formId', this.person.ids)
      .orderBy('id')
    return scans.map(({ formId, zone, allowed, code, at }) =>
      this.#of(formId, { zone, allowed, code, at: isoTime(at) }, ends.endOfAccess(at))
    )
  }

  async #ledger() {
    const entries = await LedgerEntry.query({ client: this.client })
      .whereIn('formId', this.person.ids)
      .orderBy('id')
      .preload('restaurant')
    const record = (entry: LedgerEntry) => {
      const { formId, kind, cause, reason, meal, restaurant, at } = entry
      const delta = kind === 'amount' ? euros(entry.delta) : entry.delta
      const place = restaurant?.name ?? null
      const day = entry.day ?? at.toISODate()!
      return this.#of(
        formId,
        { kind, delta, cause, reason, place, meal, day, at: isoTime(at) },
        entry.restaurantId === null ? undefined : ends.endOfCharge(day)
      )
    }
    return {
      charges: entries.filter(({ restaurantId }) => restaurantId !== null).map(record),
      movements: entries.filter(({ restaurantId }) => restaurantId === null).map(record),
    }
  }

  async #mails(query = mailsOf(this.person, this.identifiers, this.client)) {
    const mails = await query.orderBy('id')
    return mails.map(({ formId, template, subject, to, state, createdAt, sentAt }) => {
      const form = this.#byId.get(formId ?? 0)
      // The address of an invited person is that person's data.
      const address = form && template === 'guest_link' ? null : to
      return this.#of(
        formId,
        { template, subject, address, state, at: isoTime(createdAt), sentAt: isoTime(sentAt) },
        ends.endOfMail(createdAt, form)
      )
    })
  }

  async #rights() {
    const asked = await DataRequest.query({ client: this.client })
      .whereIn('formId', this.person.ids)
      .orderBy('id')
    return asked.map(({ formId, kind, askerEmail, reason, answer, createdAt, answeredAt }) => {
      const texts = { asked: kind, address: askerEmail, reason, answer }
      return this.#of(
        formId,
        { ...texts, at: isoTime(createdAt), answeredAt: isoTime(answeredAt) },
        ends.endOfHistory(createdAt)
      )
    })
  }

  async #imports() {
    const rows = await importRowsOf(this.person, this.client)
    const runs = await ImportRun.query({ client: this.client }).whereIn(
      'id',
      rows.map(({ runId }) => runId)
    )
    return rows.map(({ runId, entityId, line, outcome }) => {
      const { file, createdAt } = runs.find(({ id }) => id === runId)!
      const facts = { file, line, outcome, at: isoTime(createdAt) }
      return this.#of(entityId, facts, ends.endOfImport(createdAt))
    })
  }

  async #pickups() {
    const entries = await PickupEntry.query({ client: this.client })
      .whereIn('formId', this.person.ids)
      .orderBy('id')
    return entries.map(({ formId, serial, name, signedAt, createdAt }) =>
      this.#of(
        formId,
        { serial, name, at: isoTime(createdAt), signedAt: isoTime(signedAt) },
        ends.endOfPickup(signedAt, createdAt)
      )
    )
  }

  async #collections() {
    const pickups = await collectionsOf(this.identifiers, this.client)
    return pickups.map((pickup) => {
      const { id, fullName, email, phone, document, createdAt, signedAt } = pickup
      const facts = { number: id, name: fullName, email, phone, document }
      return this.#of(
        null,
        { ...facts, at: isoTime(createdAt), signedAt: isoTime(signedAt) },
        ends.endOfPickup(signedAt, createdAt)
      )
    })
  }

  async #changes() {
    const client = this.client ?? Form.query().client
    const rows: { formId: number; change: number; skipped: string | null }[] = await client
      .from('change_batch_rows')
      .whereIn('form_id', this.person.ids)
      .orderBy('id')
      .select('form_id as formId', 'batch_id as change', 'skipped')
    const changes = rows.map(({ change }) => change)
    const at = momentsOf(
      await BulkChange.query({ client }).whereIn('id', changes).select('id', 'createdAt')
    )
    return rows.map(({ formId, change, skipped }) =>
      this.#of(formId, { change, skipped, at: at.get(change) ?? null })
    )
  }

  async #links() {
    const guestLinks = await guestLinksOf(this.person, this.identifiers, this.client)
    const lateLinks = await lateLinksOf(this.person, this.identifiers, this.client)
    return [...guestLinks, ...lateLinks].map((link) => {
      const formId = link instanceof GuestLink ? (link.guestId ?? link.formId) : link.formId
      const form = this.#byId.get(formId ?? 0)
      const { email, createdAt, usedAt } = link
      const isHost = link instanceof GuestLink && this.#byId.has(link.formId)
      const isOfGuest = isHost && !this.#byId.has(link.guestId ?? 0)
      const facts = {
        email: isOfGuest ? null : email,
        at: isoTime(createdAt),
        usedAt: isoTime(usedAt),
      }
      return this.#of(formId, facts, form ? ends.endOfLink(form) : null)
    })
  }

  async #blacklist() {
    const entries = await blacklistOf(this.person, this.client)
    const clearances = await clearancesOf(this.person, this.client)
    return [...entries, ...clearances].map(({ createdAt }) =>
      this.#of(null, { at: isoTime(createdAt) }, null)
    )
  }

  async #children() {
    return onlyKnown(await requestsOfChildren(this.person, this.client))
  }

  async #guests() {
    const guests = await Form.query({ client: this.client })
      .whereIn('idParent', this.person.ids)
      .whereNotIn('id', this.person.ids)
      .orderBy('id')
    return onlyKnown(guests)
  }

  async #journal() {
    const entries = await entriesAbout(this.person.ids, this.client).orderBy('id')
    return entries.map(({ formId, kind, role, at }) =>
      this.#of(formId, { seen: kind, by: role, at: isoTime(at) }, ends.endOfJournal(at))
    )
  }
}

/** Requests of others, of which only the existence is about the person. */
const onlyKnown = (forms: Form[]): PersonalRecord[] =>
  forms.map(({ idForm, submittedAt }) => ({
    reference: idForm,
    until: null,
    facts: { at: isoTime(submittedAt) },
  }))
