import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import BlacklistClearance from '#models/blacklist_clearance'
import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import { tutorOf } from '#models/form/tutor'
import Pickup from '#models/pickup'
import GuestLink from '#models/guest_link'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import LateLink from '#models/late_link'
import MailMessage, { idInMail } from '#models/mail_message'
import type { Marks } from '#people/marks'
import type { Person } from '#people/person'
import { areAlike } from '#text/likeness'

/** Somebody whose rows are read: a person, or a tutor with the requests of their children. */
export type Subject = Pick<Person, 'forms' | 'ids' | 'keys'>

/** What identifies somebody in rows that name no request. */
export type Identifiers = Pick<Marks, 'emails' | 'documents' | 'pickups'>

export const mailsOf = (
  person: Pick<Subject, 'ids'>,
  identifiers: Identifiers,
  client?: QueryClientContract
) =>
  MailMessage.query({ client }).where((own) =>
    own
      .whereIn('formId', person.ids)
      .orWhereIn('to', identifiers.emails)
      .orWhereIn(idInMail('collective'), identifiers.pickups)
  )

/** Mails that reached a tutor at one of the addresses, about the children or without a request. */
export const tutorMailsOf = (children: number[], emails: string[], identifiers: Identifiers) =>
  MailMessage.query().where((own) =>
    own
      .where((about) => about.whereIn('formId', children).whereIn('to', emails))
      .orWhereIn('id', mailsOf({ ids: [] }, identifiers).select('id'))
  )

export const importRowsOf = (person: Subject, client?: QueryClientContract) =>
  ImportRow.query({ client })
    .whereIn('entityId', person.ids)
    .whereIn('runId', ImportRun.query({ client }).where('kind', 'people').select('id'))
    .orderBy('id')

export const guestLinksOf = (
  person: Subject,
  identifiers: Identifiers,
  client?: QueryClientContract
) =>
  GuestLink.query({ client })
    .where((own) =>
      own
        .whereIn('formId', person.ids)
        .orWhereIn('guestId', person.ids)
        .orWhereIn('email', identifiers.emails)
    )
    .orderBy('id')

export const lateLinksOf = (
  person: Subject,
  identifiers: Identifiers,
  client?: QueryClientContract
) =>
  LateLink.query({ client })
    .where((own) => own.whereIn('formId', person.ids).orWhereIn('email', identifiers.emails))
    .orderBy('id')

export const blacklistOf = async (person: Subject, client?: QueryClientContract) => {
  const ids = await BlacklistEntry.idsNaming(person.forms, client)
  return BlacklistEntry.query({ client }).whereIn('id', ids).orderBy('id')
}

/** Clearances of the person's documents, without those of a document that another request names too. */
export const clearancesOf = ({ keys, ids }: Subject, client?: QueryClientContract) =>
  BlacklistClearance.query({ client })
    .whereIn('personKey', keys)
    .whereNotIn(
      'personKey',
      Form.query({ client }).whereIn('personKey', keys).whereNotIn('id', ids).select('personKey')
    )
    .orderBy('id')

/** The requests that name the person as their tutor, by document and name, the newest first. */
export async function requestsOfChildren(
  { keys, ids, forms: own }: Subject,
  client?: QueryClientContract
): Promise<Form[]> {
  const claimed = await Form.query({ client })
    .whereIn('guardianKey', keys)
    .whereNotIn('id', ids)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
  return claimed.filter((child) => own.some((form) => areAlike(form, tutorOf(child))))
}

/** Pickup lists that somebody signs for: their own card, or those of others. */
export const collectionsOf = ({ pickups }: Identifiers, client?: QueryClientContract) =>
  Pickup.query({ client }).whereIn('id', pickups).orderBy('id')
