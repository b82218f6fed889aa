import db from '@adonisjs/lucid/services/db'
import { writtenMails } from '#mails/eml_transport'
import Form from '#models/form'
import ForgottenMark from '#models/forgotten_mark'
import MailMessage from '#models/mail_message'
import Pickup from '#models/pickup'
import { marksToErase, unclaimedMarks } from '#people/marks'
import { forgetCollectors, forgetLinks, forgetMails, forgetPerson } from '#people/forget_person'
import { removeExpiredLists, removeFiles, type Mailbox } from '#people/leftover_files'
import { forgetTexts } from '#people/mentions'
import { Person } from '#people/person'
import { writtenMarks, type WrittenMarks } from '#people/written_marks'
import { closeAgain } from '#purge/closing'
import { receiptsOf, removePickups } from '#purge/forget_pickups'
import { removeRequests } from '#purge/forget_requests'
import { Purge } from '#purge/purge'
import { Removal } from '#purge/removal'
import { chunks } from '#sql/bulk'
import { personKeysOf } from '#text/secrets'

/** `forgetAgain` searches the texts of others for at most this many people: each search is slow. */
const MOST_READ = 1000

/**
 * Forgets again what a restored backup brought back: the editions that were closed after it was made,
 * the requests, pickups and collectors that were forgotten, and what others had about erased people.
 * The texts of others are read for the first of many people only. Can be repeated.
 * @returns how many requests and pickups, and marks in texts
 */
export async function forgetAgain(): Promise<number> {
  if ((await closeAgain()) > 0) await new Purge().run()
  const mailbox = await writtenMails()
  const mails = await mailsOfRestored()
  const removal = new Removal(false)
  let total = await removeRequests(removal, () => restoredRequests({ erased: false }))
  total += await removePickups(removal, () => restoredPickups({ erased: false }))
  await removeFiles({ files: [], mails, faces: [] }, mailbox)
  total += await forgetCollectorsAgain(mailbox)
  const next = () => restoredRequests({ erased: true }).first()
  const pending = (await ForgottenMark.pending()).map(({ hash }) => hash)
  const written = await writtenMarks([...pending, ...(await keysOfErased())])
  for (let people = 0, form = await next(); form; people++, form = await next()) {
    const { id } = form
    const leftovers = await db.transaction(async (trx) => {
      const person = await Person.of(id, trx)
      const documents = written.documents.filter((document) =>
        personKeysOf(document).some((key) => person.keys.includes(key))
      )
      const marks = await marksToErase(person, trx, {
        documents: [...person.documents, ...documents],
      })
      total += person.ids.length
      const forgotten = await forgetPerson(trx, person, marks, null)
      if (people < MOST_READ) forgotten.mails.push(...(await forgetTexts(trx, marks)))
      return forgotten
    })
    await removeFiles(leftovers, mailbox)
  }
  if (pending.length > 0) total += await forgetWritten(written, pending, mailbox)
  await removeExpiredLists(mailbox)
  return total
}

/** Requests that a backup brought back. Earlier versions noted the key, not the moment. */
const restoredRequests = ({ erased }: { erased: boolean }) =>
  Form.query().whereIn(
    'id',
    db
      .from('forgotten_requests as noted')
      .joinRaw(
        `join forms as restored on restored.id_form = noted.reference
           and (restored.submitted_at = noted.submitted_at
             or noted.submitted_at is null and restored.key_id = noted.key_id)`
      )
      .where('noted.erased', erased)
      .select('restored.id')
  )

/** Ids of the mails that go with purged requests and pickups. */
async function mailsOfRestored(): Promise<number[]> {
  const pickups = await restoredPickups({ erased: false })
  const pickupIds = pickups.map(({ id }) => id)
  const receipts = await receiptsOf(pickupIds, db.connection())
  const mails = await MailMessage.query()
    .whereIn('formId', restoredRequests({ erased: false }).select('id'))
    .select('id')
  return [...receipts, ...mails].map(({ id }) => id)
}

/** Documents and passports of restored requests, whose numbers nothing opens. */
async function keysOfErased(): Promise<string[]> {
  const erased = await restoredRequests({ erased: true }).select('personKey', 'passportKey')
  return erased.flatMap((form) => [form.personKey ?? [], form.passportKey ?? []].flat())
}

/** What others had about people whose first request came after the backup. */
async function forgetWritten(written: WrittenMarks, hashes: string[], mailbox: Mailbox) {
  const mails = await db.transaction(async (trx) => {
    const marks = await unclaimedMarks(written, trx)
    const nobody = { ids: [], forms: [] }
    const named = await forgetMails(trx, nobody, marks)
    for (const keys of chunks(hashes)) await forgetLinks(trx, { ...nobody, keys }, marks)
    return [...named, ...(await forgetTexts(trx, marks))]
  })
  await removeFiles({ files: [], mails, faces: [] }, mailbox)
  for (const part of chunks(hashes))
    await ForgottenMark.query().whereIn('hash', part).update({ pending: false })
  return Object.values(written).flat().length
}

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
