import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forgetImport } from '#imports/forget_import'
import BlacklistClearance from '#models/blacklist_clearance'
import BulkChange from '#models/bulk_change'
import DataRequest from '#models/data_request'
import { expireRunsWith } from '#models/document_run/expiry'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import ForgottenMark from '#models/forgotten_mark'
import { noteForgotten } from '#models/forgotten_request'
import ImportRun from '#models/import_run'
import type Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import PickupSignature from '#models/pickup_signature'
import type User from '#models/user'
import type { Marks } from '#people/marks'
import { importsNaming } from '#people/imports'
import type { Leftovers } from '#people/leftover_files'
import type { Person } from '#people/person'
import {
  clearancesOf,
  collectionsOf,
  guestLinksOf,
  lateLinksOf,
  mailsOf,
  type Subject,
} from '#people/rows'
import { hashedMarks } from '#people/written_marks'
import MailMessage from '#models/mail_message'
import { receiptsOf } from '#purge/forget_pickups'
import { filesOf, forgetRequests } from '#purge/forget_requests'
import { sqlNow } from '#sql/bulk'
import { NAMELESS } from '#text/removed_text'
import { openStates } from '#runs/open_runs'

/** Deletes all rows of a person, and the history of those rows. */
export async function forgetPerson(
  trx: TransactionClientContract,
  person: Person,
  marks: Marks,
  by: User | null
): Promise<Leftovers> {
  await ForgottenMark.note(trx, hashedMarks(marks))
  await expireRunsWith(trx, Form.query({ client: trx }).whereIn('id', person.ids).select('id'))
  const files = await filesOf(person.forms, trx)
  const bulkChangeIds = await bulkChangeIdsOf(person, trx)
  // Receipts are found through their pickup, so they go first.
  const mails = await forgetMails(trx, person, marks)
  files.push(
    ...(await forgetImports(trx, person, marks)),
    ...(await forgetPickups(trx, person, marks))
  )
  await forgetLinks(trx, person, marks)
  await closeDataRequests(trx, person, by)
  await forgetRequests(trx, person.ids, { erased: true })
  await forgetBulkChanges(trx, bulkChangeIds)
  return { files, mails, faces: person.forms.flatMap(({ image }) => image ?? []) }
}

/** A list that names the person can no longer be undone. The requests of others in it stay. */
async function forgetImports(trx: TransactionClientContract, person: Person, marks: Marks) {
  const runs = await ImportRun.query({ client: trx })
    .whereIn('id', await importsNaming(person, marks, trx))
    .orderBy('id')
  const keys = runs.flatMap(({ fileKeys }) => fileKeys)
  for (const run of runs) await forgetImport(run, trx)
  return keys
}

async function forgetPickups(trx: TransactionClientContract, person: Person, marks: Marks) {
  const collected = await collectionsOf(marks, trx)
  const ids = collected.map(({ id }) => id)
  await noteForgotten(trx, 'collectives', ids, { erased: true })
  await PickupEntry.query({ client: trx }).whereIn('formId', person.ids).update({ name: NAMELESS })
  return forgetCollectors(trx, collected, person.ids)
}

/**
 * A signature for the cards of others stays as evidence, without name and address.
 * @returns the files of the other signatures
 */
export async function forgetCollectors(
  trx: TransactionClientContract,
  pickups: Pickup[],
  ownFormIds: number[]
) {
  const signatures: string[] = []
  for (const pickup of pickups) {
    const forOthers = await PickupEntry.query({ client: trx })
      .where('collectiveId', pickup.id)
      .where((others) => others.whereNull('formId').orWhereNotIn('formId', ownFormIds))
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
        // Each start forgets the collector of a pickup whose nonce was noted. A new nonce protects
        // the next collector of this pickup.
        nonce: randomUUID(),
      })
      .save()
  }
  await forgetHistory(trx, 'collectives', pickups)
  return signatures
}

/** @returns ids of the mails whose files have something of the person */
export async function forgetMails(
  trx: TransactionClientContract,
  person: Pick<Subject, 'ids'>,
  marks: Marks
) {
  // Somebody else may have got a receipt with the person's name.
  const entries = await PickupEntry.query({ client: trx }).whereIn('formId', person.ids)
  const pickupIds = entries.map(({ collectiveId }) => collectiveId)
  const receipts = await receiptsOf(pickupIds, trx)
  const mails = await mailsOf(person, marks, trx)
  await forgetHistory(trx, 'mail_log', mails)
  await mailsOf(person, marks, trx).delete()
  await MailMessage.noteCleaned(
    trx,
    receipts.map(({ id }) => id)
  )
  return [...mails, ...receipts].map(({ id }) => id)
}

export async function forgetLinks(trx: TransactionClientContract, person: Subject, marks: Marks) {
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
  await asked().update({ reason: null, answer: null, askerEmail: null, sealed: null, keyId: null })
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

async function bulkChangeIdsOf(person: Person, trx: TransactionClientContract): Promise<number[]> {
  const rows = await trx
    .from('change_batch_rows')
    .whereIn('form_id', person.ids)
    .distinct('batch_id')
  return rows.map(({ batch_id: id }) => id)
}

/** Bulk changes that were about this person alone; their reasons are about them too. */
async function forgetBulkChanges(trx: TransactionClientContract, ids: number[]) {
  await BulkChange.query({ client: trx })
    .whereIn('id', ids)
    .whereNotIn('state', openStates)
    .whereNotIn('id', trx.from('change_batch_rows').whereIn('batch_id', ids).select('batch_id'))
    .delete()
}
