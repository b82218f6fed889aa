import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import cache from '@adonisjs/cache/services/main'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forgetImport } from '#imports/forget_import'
import { writtenMails } from '#mails/eml_transport'
import BlacklistClearance from '#models/blacklist_clearance'
import BulkChange from '#models/bulk_change'
import Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import PickupSignature from '#models/pickup_signature'
import EntityChange from '#models/entity_change'
import DataRequest from '#models/data_request'
import DocumentRun from '#models/document_run'
import Erasure from '#models/erasure'
import ImportRun from '#models/import_run'
import MailMessage from '#models/mail_message'
import Form from '#models/form'
import type User from '#models/user'
import { marksToErase, type Marks } from '#people/exclusive'
import { closeGates, openCards } from '#people/gates'
import { importsNaming } from '#people/imports'
import { countMentions, forgetMentions, forgetSearches } from '#people/mentions'
import { Person } from '#people/person'
import { PersonalRecords, type Records } from '#people/records'
import { clearancesOf, collectionsOf, guestLinksOf, lateLinksOf, mailsOf } from '#people/rows'
import { closeAgain } from '#purge/closing'
import { mailsWithExpiredList } from '#purge/expired_rows'
import { receiptsOf, removePickups } from '#purge/forget_pickups'
import { deleteFiles, filesOf, forgetRequests, removeRequests } from '#purge/forget_requests'
import { noteForgotten } from '#purge/forgotten_rows'
import { Purge } from '#purge/purge'
import { discardEach, Removal } from '#purge/removal'
import {
  personalKinds,
  remainingKinds,
  type PersonalKind,
  type Remainder,
  type Removed,
} from '#shared/personal_records'
import { sqlNow } from '#sql/bulk'
import { recordChange } from '#sql/history'

const NAMELESS = '—'

/** `forgetAgain` searches the texts of others for at most this many people: each search is slow. */
const MOST_READ = 1000

type Leftovers = { files: string[]; mails: number[]; faces: string[] }

type Mailbox = Awaited<ReturnType<typeof writtenMails>>

/** Erases a person: all requests with the same person key, and what others wrote about them. */
export class PersonErasure {
  constructor(private id: number) {}

  /** What an erasure would do now. Changes nothing. */
  async preview() {
    const person = await Person.of(this.id)
    const marks = await marksToErase(person)
    const records = await new PersonalRecords(person, marks).read()
    return {
      forms: formsOf(person.forms),
      removed: removedOf(records),
      kept: keptOf(records),
      liveCards: records.cards.filter(({ facts }) => facts.state === 'live').length,
      openCards: (await openCards(person)).length,
      imports: (await importsNaming(person, marks)).length,
      mentions: await countMentions(db.connection(), marks, person.ids),
    }
  }

  /**
   * One transaction; files go after it. The gates are told before it.
   * @throws E_ROW_NOT_FOUND if the request does not exist, or no longer
   * @throws Refusal `gatesUnanswered` if the gates have not confirmed that the chips are blocked
   */
  async run(by: User): Promise<Erasure> {
    await closeGates(await Person.of(this.id), by)
    const { erasure, leftovers } = await db.transaction((trx) => this.#erase(trx, by))
    const mailbox = await writtenMails()
    await removeFiles(leftovers, mailbox)
    await removeExpiredLists(mailbox)
    await emitter.emit('person:erased', {})
    return erasure
  }

  async #erase(trx: TransactionClientContract, by: User) {
    const person = await Person.of(this.id, trx)
    const marks = await marksToErase(person, trx)
    const records = await new PersonalRecords(person, marks, trx).read()
    const leftovers = await forgetPerson(trx, person, marks, by)
    await forgetTexts(trx, marks)
    const erasure = await Erasure.create(
      {
        forms: formsOf(person.forms),
        userId: by.id,
        removed: removedOf(records),
        kept: keptOf(records),
      },
      { client: trx }
    )
    await recordChange(trx, erasure, 'created', by, { from: null, to: null })
    return { erasure, leftovers }
  }
}

/**
 * Forgets again what a restored backup brought back: the editions that were closed after it was made,
 * and the requests, pickups and collectors that were forgotten. The texts of others are read for the
 * first of many people only. Can be repeated.
 * @returns how many requests and pickups
 */
export async function forgetAgain(): Promise<number> {
  // The purge finds the rows of a closed edition through its requests.
  if ((await closeAgain()) > 0) await new Purge().run()
  const removal = new Removal(false)
  let total = await removeRequests(removal, () => restoredRequests({ erased: false }))
  total += await removePickups(removal, () => restoredPickups({ erased: false }))
  const mailbox = await writtenMails()
  total += await forgetCollectorsAgain(mailbox)
  const next = () => restoredRequests({ erased: true }).first()
  for (let people = 0, form = await next(); form; people++, form = await next()) {
    const { id } = form
    const leftovers = await db.transaction(async (trx) => {
      const person = await Person.of(id, trx)
      const marks = await marksToErase(person, trx)
      total += person.ids.length
      const files = await forgetPerson(trx, person, marks, null)
      if (people < MOST_READ) await forgetTexts(trx, marks)
      return files
    })
    await removeFiles(leftovers, mailbox)
  }
  await removeExpiredLists(mailbox)
  return total
}

/** Requests that a backup brought back: with the key and the reference of one that was forgotten. */
const restoredRequests = ({ erased }: { erased: boolean }) =>
  Form.query().whereIn(
    'id',
    db
      .from('forgotten_requests as noted')
      .join('forms as restored', (pair) =>
        pair
          .on('restored.key_id', '=', 'noted.key_id')
          .andOn('restored.id_form', '=', 'noted.reference')
      )
      .where('noted.erased', erased)
      .select('restored.id')
  )

const restoredPickups = ({ erased }: { erased: boolean }) =>
  Pickup.query().whereIn(
    'nonce',
    db.from('forgotten_requests').where({ erased }).select('reference')
  )

async function forgetCollectorsAgain(mailbox: Mailbox): Promise<number> {
  const pickups = await restoredPickups({ erased: true })
  const own = await restoredRequests({ erased: true }).select('id')
  const ownIds = own.map(({ id }) => id)
  const leftovers = await db.transaction(async (trx) => {
    const pickupIds = pickups.map(({ id }) => id)
    const mails = (await receiptsOf(pickupIds, trx)).map(({ id }) => id)
    await MailMessage.query({ client: trx }).whereIn('id', mails).delete()
    return { files: await forgetCollectors(trx, pickups, ownIds), mails, faces: [] }
  })
  await removeFiles(leftovers, mailbox)
  return pickups.length
}

/** Everything of a person, and what others wrote about them by request. */
async function forgetPerson(
  trx: TransactionClientContract,
  person: Person,
  marks: Marks,
  by: User | null
): Promise<Leftovers> {
  await DocumentRun.expireWith(
    Form.query({ client: trx }).whereIn('id', person.ids).select('id'),
    trx
  )
  const files = await filesOf(person.forms, trx)
  const changes = await changesOf(person, trx)
  // Receipts are found through their pickup, so they go first.
  const mails = await forgetMails(trx, person, marks)
  files.push(
    ...(await forgetImports(trx, person, marks)),
    ...(await forgetPickups(trx, person, marks))
  )
  await forgetLinks(trx, person, marks)
  await closeDataRequests(trx, person, by)
  await forgetRequests(trx, person.ids, { erased: true })
  await forgetChanges(trx, changes)
  return { files, mails, faces: person.forms.flatMap(({ image }) => image ?? []) }
}

async function forgetTexts(trx: TransactionClientContract, marks: Marks) {
  await forgetMentions(trx, marks)
  await forgetSearches(trx, marks)
}

const formsOf = (forms: Form[]) =>
  forms.map(({ idForm: reference, tournament, type, state }) => ({
    reference,
    type,
    state,
    tournament: tournament.fullName,
  }))

const removedOf = (records: Records): Removed[] =>
  personalKinds
    .filter((kind) => !remainingKinds.some((remaining) => remaining === kind))
    .map((kind) => ({ kind, count: records[kind].length }))
    .filter(({ count }) => count > 0)

const keptOf = (records: Records): Remainder[] =>
  remainingKinds
    .map((kind) => ({
      kind,
      count: records[kind].length,
      until: lastDayOf(records, kind),
    }))
    .filter(({ count }) => count > 0)

/** The day on which the last of a kind goes; null if nothing ends by itself. */
export function lastDayOf(records: Records, kind: PersonalKind): string | null {
  const days = records[kind].flatMap(({ until }) => until ?? [])
  return days.length === records[kind].length ? (days.toSorted().at(-1) ?? null) : null
}

/** Other people in the same list lose its undo; their requests stay. */
async function forgetImports(trx: TransactionClientContract, person: Person, marks: Marks) {
  const runs = await ImportRun.query({ client: trx })
    .whereIn('id', await importsNaming(person, marks, trx))
    .orderBy('id')
  const keys = runs.flatMap(({ fileKey, rowsKey, photosKey }) => [fileKey, rowsKey, photosKey])
  for (const run of runs) await forgetImport(run, trx)
  return keys.filter((key) => key !== null)
}

async function forgetPickups(trx: TransactionClientContract, person: Person, marks: Marks) {
  const collected = await collectionsOf(person, marks, trx)
  const ids = collected.map(({ id }) => id)
  await noteForgotten(trx, 'collectives', ids, { erased: true })
  await PickupEntry.query({ client: trx }).whereIn('formId', person.ids).update({ name: NAMELESS })
  return forgetCollectors(trx, collected, person.ids)
}

/**
 * A signature for the cards of others stays as evidence, without name and address.
 * @returns the files of the other signatures
 */
async function forgetCollectors(trx: TransactionClientContract, pickups: Pickup[], own: number[]) {
  const signatures: string[] = []
  for (const pickup of pickups) {
    const forOthers = await PickupEntry.query({ client: trx })
      .where('collectiveId', pickup.id)
      .where((others) => others.whereNull('formId').orWhereNotIn('formId', own))
      .first()
    if (pickup.sign && !forOthers) {
      signatures.push(pickup.sign)
      await PickupSignature.query({ client: trx }).where('key', pickup.sign).delete()
    }
    await pickup
      .useTransaction(trx)
      .merge({
        name: NAMELESS,
        lastname: NAMELESS,
        email: null,
        phone: null,
        document: null,
        observations: null,
        sign: forOthers ? pickup.sign : null,
        // Each start forgets collectors of noted nonces again. The new one protects a later collector.
        nonce: randomUUID(),
      })
      .save()
  }
  await forgetHistory(trx, 'collectives', pickups)
  return signatures
}

/** @returns ids of the mails whose files have something of the person */
async function forgetMails(trx: TransactionClientContract, person: Person, marks: Marks) {
  // Somebody else may have got a receipt with the person's name.
  const entries = await PickupEntry.query({ client: trx }).whereIn('formId', person.ids)
  const pickupIds = entries.map(({ collectiveId }) => collectiveId)
  const receipts = await receiptsOf(pickupIds, trx)
  const mails = await mailsOf(person, marks, trx)
  await forgetHistory(trx, 'mail_log', mails)
  await mailsOf(person, marks, trx).delete()
  return [...mails, ...receipts].map(({ id }) => id)
}

async function forgetLinks(trx: TransactionClientContract, person: Person, marks: Marks) {
  const lateLinks = await lateLinksOf(person, marks, trx)
  await forgetHistory(trx, 'late_links', lateLinks)
  for (const link of lateLinks) await link.useTransaction(trx).delete()
  // Guest links of a host stay as used places of the team.
  for (const link of await guestLinksOf(person, marks, trx))
    await link.useTransaction(trx).merge({ email: null }).save()
  const clearances = await clearancesOf(person, trx)
  await forgetHistory(trx, BlacklistClearance.table, clearances)
  for (const clearance of clearances) await clearance.useTransaction(trx).delete()
}

/** The reference of a data request stays. Its text goes. */
async function closeDataRequests(trx: TransactionClientContract, { ids }: Person, by: User | null) {
  const asked = () => DataRequest.query({ client: trx }).whereIn('formId', ids)
  await asked().update({ reason: null, answer: null, sealed: null, keyId: null })
  await asked()
    .whereNull('answeredAt')
    .update({ answeredAt: sqlNow(trx), answeredBy: by?.id ?? null })
}

async function forgetHistory(
  trx: TransactionClientContract,
  entity: string,
  rows: { id: number }[]
) {
  await EntityChange.query({ client: trx })
    .where('entity', entity)
    .whereIn(
      'entityId',
      rows.map(({ id }) => id)
    )
    .delete()
}

async function changesOf(person: Person, trx: TransactionClientContract): Promise<number[]> {
  const rows = await trx
    .from('change_batch_rows')
    .whereIn('form_id', person.ids)
    .distinct('batch_id')
  return rows.map(({ batch_id: id }) => Number(id))
}

/** Bulk changes that were about this person alone; their reasons are about them too. */
async function forgetChanges(trx: TransactionClientContract, ids: number[]) {
  await BulkChange.query({ client: trx })
    .whereIn('id', ids)
    .whereNotIn('state', ['queued', 'running'])
    .whereNotIn('id', trx.from('change_batch_rows').whereIn('batch_id', ids).select('batch_id'))
    .delete()
}

/** If one of them stays, the nightly purge removes it as a stray file. */
async function removeFiles({ files, mails, faces }: Leftovers, mailbox: Mailbox) {
  await discardEach(files, (key) => deleteFiles([key]))
  await removeMailFiles(mails, mailbox)
  await discardEach(faces, (key) => cache.namespace('faces').delete({ key }))
}

/** Lists with the person have expired; mails that are files have them attached. */
async function removeExpiredLists(mailbox: Mailbox) {
  const mails = await mailsWithExpiredList().pojo<{ id: number }>()
  await removeMailFiles(
    mails.map(({ id }) => id),
    mailbox
  )
}

async function removeMailFiles(ids: number[], mailbox: Mailbox) {
  const gone = new Set(ids)
  const files = mailbox.filter(({ mail }) => mail && gone.has(mail))
  await discardEach(files, ({ path }) => rm(path, { force: true }))
}
