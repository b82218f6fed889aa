import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import BlacklistClearance from '#models/blacklist_clearance'
import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import { tutorOf } from '#models/form/tutor'
import Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import GuestLink from '#models/guest_link'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import LateLink from '#models/late_link'
import MailMessage, { idInMail } from '#models/mail_message'
import { keysOwnedBy } from '#sealing/data_keys'
import type { Marks } from '#people/exclusive'
import type { Person } from '#people/person'
import { areAlike } from '#text/likeness'
import { personKeysOf } from '#text/secrets'

/** Somebody whose rows are read: a person, or a tutor with the requests of their children. */
export type Subject = Pick<Person, 'forms' | 'ids' | 'keys'>

/** What identifies somebody in rows that name no request. */
export type Traces = Pick<Marks, 'emails' | 'documents'>

export const mailsOf = (
  person: Pick<Subject, 'ids'>,
  marks: Traces,
  client?: QueryClientContract
) =>
  MailMessage.query({ client }).where((own) =>
    own
      .whereIn('formId', person.ids)
      .orWhereIn('to', marks.emails)
      .orWhereIn(idInMail('collective'), collectionsOf(person, marks, client).select('id'))
  )

/** Mails that reached a tutor at one of the addresses, about the children or without a request. */
export const tutorMailsOf = (children: number[], emails: string[], traces: Traces) =>
  MailMessage.query().where((own) =>
    own
      .where((about) => about.whereIn('formId', children).whereIn('to', emails))
      .orWhereIn('id', mailsOf({ ids: [] }, traces).select('id'))
  )

export const importRowsOf = (person: Subject, client?: QueryClientContract) =>
  ImportRow.query({ client })
    .whereIn('entityId', person.ids)
    .whereIn('runId', ImportRun.query({ client }).where('kind', 'people').select('id'))
    .orderBy('id')

export const guestLinksOf = (person: Subject, marks: Traces, client?: QueryClientContract) =>
  GuestLink.query({ client })
    .where((own) =>
      own
        .whereIn('formId', person.ids)
        .orWhereIn('guestId', person.ids)
        .orWhereIn('email', marks.emails)
    )
    .orderBy('id')

export const lateLinksOf = (person: Subject, marks: Traces, client?: QueryClientContract) =>
  LateLink.query({ client })
    .where((own) => own.whereIn('formId', person.ids).orWhereIn('email', marks.emails))
    .orderBy('id')

export const blacklistOf = async (person: Subject, client?: QueryClientContract) => {
  const ids = await BlacklistEntry.idsNaming(person.forms, client)
  return BlacklistEntry.query({ client }).whereIn('id', ids).orderBy('id')
}

export const clearancesOf = (person: Subject, client?: QueryClientContract) =>
  BlacklistClearance.query({ client }).whereIn('personKey', person.keys).orderBy('id')

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

/** Pickup lists that the person signs for: their own card, or those of others. */
export function collectionsOf(
  person: Pick<Subject, 'ids'>,
  marks: Traces,
  client?: QueryClientContract
) {
  const owners = marks.documents.flatMap((document) => personKeysOf(document))
  const entries = () => PickupEntry.query({ client }).select('collectiveId')
  return Pickup.query({ client })
    .where((collected) =>
      collected
        .whereIn('keyId', keysOwnedBy(owners))
        .orWhereIn('email', marks.emails)
        .orWhere((alone) =>
          alone
            .where('type', 'person')
            .whereIn('id', entries().whereIn('formId', person.ids))
            .whereNotIn('id', entries().whereNotIn('formId', person.ids))
        )
    )
    .orderBy('id')
}
