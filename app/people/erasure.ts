import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { writtenMails } from '#mails/eml_transport'
import Erasure from '#models/erasure'
import type Form from '#models/form'
import type User from '#models/user'
import { marksToErase, type Marks } from '#people/marks'
import { forgetPerson } from '#people/forget_person'
import { closeGates, keepGatesClosed, openCards } from '#people/gates'
import { importsNaming, refuseDuringImport } from '#people/imports'
import { removeExpiredLists, removeFiles } from '#people/leftover_files'
import { countMentions, forgetTexts } from '#people/mentions'
import { Person } from '#people/person'
import { PersonalRecords, type Records } from '#people/records'
import { lateLinksOf, mailsOf } from '#people/rows'
import {
  personalKinds,
  remainingKinds,
  type PersonalKind,
  type Remainder,
  type Removed,
} from '#shared/personal_records'
import { isPostgres } from '#sql/dialect'
import { recordChange } from '#sql/history'

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
      mentions: await countMentions(db.connection(), marks, await rowsToDelete(person, marks)),
    }
  }

  /**
   * One transaction; files go after it. The gates are told before it.
   * @throws E_ROW_NOT_FOUND if the request does not exist, or no longer
   * @throws Refusal `gatesUnanswered` if the gates have not confirmed that the chips are blocked;
   * `importUnderWay` if a list that is being imported names the person
   */
  async run(by: User): Promise<Erasure> {
    const person = await Person.of(this.id)
    await refuseDuringImport(person, await marksToErase(person))
    await closeGates(person, by)
    const { erasure, leftovers } = await db.transaction((trx) => this.#erase(trx, by))
    const mailbox = await writtenMails()
    await removeFiles(leftovers, mailbox)
    await removeExpiredLists(mailbox)
    await emitter.emit('person:erased', {})
    return erasure
  }

  async #erase(trx: TransactionClientContract, by: User) {
    // A list that is uploaded or confirmed meanwhile waits. SQLite has one writer.
    if (isPostgres(trx)) await trx.rawQuery('lock table import_runs in share row exclusive mode')
    const person = await Person.of(this.id, trx)
    await keepGatesClosed(trx, person)
    const marks = await marksToErase(person, trx)
    await refuseDuringImport(person, marks, trx)
    const records = await new PersonalRecords(person, marks, trx).read()
    const leftovers = await forgetPerson(trx, person, marks, by)
    leftovers.mails.push(...(await forgetTexts(trx, marks)))
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

async function rowsToDelete(person: Person, marks: Marks) {
  const mails = await mailsOf(person, marks)
  const lateLinks = await lateLinksOf(person, marks)
  return {
    forms: person.ids,
    collectives: marks.pickups,
    mail_log: mails.map(({ id }) => id),
    late_links: lateLinks.map(({ id }) => id),
  }
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
