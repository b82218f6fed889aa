import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import { typesWithTutor } from '#models/form/minors'
import Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import User from '#models/user'
import type { Person } from '#people/person'
import type { WrittenMarks } from '#people/written_marks'
import { keysOwnedBy } from '#sealing/data_keys'
import { compactSql, LETTERS_OF_SORT_NAME, lettersOfSortKey } from '#sql/folded'
import { compact, fold, foldToSearch, sortKey } from '#shared/fold'
import { textIn } from '#sql/json'
import { areAlike, particles, type Named } from '#text/likeness'
import { referencesWrittenAs } from '#text/reference'
import { normaliseDocument } from '#shared/identity_documents'
import { personKeysOf } from '#text/secrets'

/** What identifies a person, and nobody else. */
export type Marks = {
  emails: string[]
  documents: string[]
  birthDates: string[]
  telephones: string[]
  names: string[]
  /** `Ana Ruiz` of `Ana María Ruiz Gil`. */
  shortNames: string[]
  /** The words of the names one by one. */
  nameWords: string[]
  /** Ids of the pickups that the person collects. */
  pickups: number[]
}

/**
 * What identifies the person. What somebody else has too is left out: families and federations share
 * addresses, namesakes share names, and nobody has proven the document or the address that they typed.
 * Birth dates and single words of a name are kept, although many people have them.
 */
export async function exclusiveMarks(
  person: Person,
  client?: QueryClientContract,
  { documents = person.documents } = {}
) {
  const { ids, birthDates } = person
  const emails = await person.emails()
  const pickups = await pickupsOf(
    { ids, documents, emails, names: await person.identities() },
    client
  )
  const excluded = { ids, pickups }
  const wholeNames = await namesOf(person)
  const nameWords = wholeNames
    .flatMap(({ name, lastName }) => fold(`${name} ${lastName}`).split(' '))
    .filter((word) => word.length > 2 && !particles.has(word))
  const names: string[] = []
  for (const named of wholeNames.flatMap(withTranscription))
    if (!(await isNamesake(named, ids, client))) names.push(...inAnyOrder(named))
  return {
    emails: await exclusiveEmails(emails, excluded, client),
    documents: await exclusiveDocuments(documents, excluded, client),
    birthDates,
    names,
    nameWords: [...new Set(nameWords)],
    pickups,
  }
}

async function namesOf(person: Person): Promise<Named[]> {
  const identities = await person.identities()
  const names = identities.map(({ name, lastName }) => ({ name, lastName }))
  return [...new Map(names.map((named) => [sortKey(named.lastName, named.name), named])).values()]
}

/** As passports and foreign keyboards write them. */
const TRANSCRIBED: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  đ: 'dj',
}

const transcribed = (text: string) =>
  text.normalize('NFC').replace(/[äöüøåđ]/giu, (letter) => TRANSCRIBED[letter.toLowerCase()])

function withTranscription(named: Named): Named[] {
  const other = { name: transcribed(named.name), lastName: transcribed(named.lastName) }
  return areSame(named, other) ? [named] : [named, other]
}

const inAnyOrder = ({ name, lastName }: Named) => [
  `${name} ${lastName}`,
  `${lastName} ${name}`,
  `${lastName}, ${name}`,
]

/** As most write it: `Ana Ruiz`, who is `Ana María Ruiz Gil` on her request. */
function shortened({ name, lastName }: Named): Named[] {
  const [first, surname] = [firstOf(name), firstOf(lastName)]
  const shorter = [
    { name, lastName: surname },
    { name: first, lastName },
    { name: first, lastName: surname },
  ]
  return shorter.filter(
    (one, at) =>
      fold(one.name).length > 2 &&
      fold(one.lastName).length > 2 &&
      !shorter.slice(0, at).some((before) => areSame(one, before)) &&
      !areSame(one, { name, lastName })
  )
}

/** With its particles: `de la Torre`. */
function firstOf(names: string) {
  const words = names.trim().split(/\s+/)
  const first = words.findIndex((word) => !particles.has(fold(word)))
  return words.slice(0, first + 1).join(' ')
}

/** The short names that fit nobody else: no request, tutor, user, player or collector has all their words. */
async function exclusiveShortNames(
  person: Person,
  pickups: number[],
  client?: QueryClientContract
): Promise<string[]> {
  const shortNames = (await namesOf(person)).flatMap(withTranscription).flatMap(shortened)
  if (shortNames.length === 0) return []
  const others = await namesWith(shortNames, { ids: person.ids, pickups }, client)
  const isIn = (part: string, whole: string) =>
    wordsIn(part).every((word) => wordsIn(whole).includes(word))
  return shortNames
    .filter(
      (short) =>
        !others.some((one) => isIn(short.name, one.name) && isIn(short.lastName, one.lastName))
    )
    .map(({ name, lastName }) => `${name} ${lastName}`)
}

/** The names of others, of requests only those with one of the surnames. */
async function namesWith(names: Named[], { ids, pickups }: Excluded, client?: QueryClientContract) {
  const surnames = new Set(names.map(({ lastName }) => lettersOfSortKey(sortKey(lastName, ''))))
  const requests = Form.query({ client }).whereNotIn('id', ids)
  const named = await requests
    .where((any) => {
      for (const surname of surnames)
        any.orWhereRaw(`${LETTERS_OF_SORT_NAME} like ?`, [`%${surname}%`])
    })
    .select('name', 'lastName')
  const tutored = await Form.query({ client })
    .whereNotIn('id', ids)
    .whereIn('type', typesWithTutor())
    .select('detail')
  const users = await User.query({ client }).select('name')
  const players = await DefaultPlayer.query({ client }).select('name', 'lastName')
  const collectors = await Pickup.query({ client }).whereNotIn('id', pickups)
  return [
    ...named,
    ...tutored.map(({ detail }) => ({
      name: textIn(detail, 'tutorName') ?? '',
      lastName: textIn(detail, 'tutorLastName') ?? '',
    })),
    // A user has one name: each word may be of either part.
    ...users.map(({ name }) => ({ name, lastName: name })),
    ...players,
    ...collectors.map(({ name, lastname }) => ({ name, lastName: lastname })),
  ]
}

const wordsIn = (text: string): string[] => foldToSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []

async function isNamesake({ name, lastName }: Named, ids: number[], client?: QueryClientContract) {
  const namesakes = Form.query({ client })
    .whereNotIn('id', ids)
    .whereRaw(`${LETTERS_OF_SORT_NAME} = ?`, [lettersOfSortKey(sortKey(lastName, name))])
  return (await namesakes.first()) !== null
}

type PossibleCollector = { ids: number[]; emails: string[]; documents: string[]; names: Named[] }

/**
 * Ids of the pickups whose collector has one of these names, and also one of the documents or
 * addresses, or collects only cards of these requests.
 */
export async function pickupsOf(
  { ids, emails, documents, names }: PossibleCollector,
  client?: QueryClientContract
): Promise<number[]> {
  const entries = () => PickupEntry.query({ client }).select('collectiveId')
  const claimed = await Pickup.query({ client })
    .whereIn('keyId', keysOwnedBy(documents.flatMap((document) => personKeysOf(document))))
    .orWhereIn('email', emails)
  const alone = await Pickup.query({ client })
    .where('type', 'person')
    .whereIn('id', entries().whereIn('formId', ids))
    .whereNotIn('id', entries().whereNotIn('formId', ids))
  const matchingPickups = [...claimed, ...alone].filter(({ name, lastname }) =>
    names.some((known) => areAlike(known, { name, lastName: lastname }))
  )
  return [...new Set(matchingPickups.map(({ id }) => id))]
}

/** All marks to erase, with those of tutors. Reads all requests, for the telephones. `documents`: if the requests no longer have them. */
export async function marksToErase(
  person: Person,
  client?: QueryClientContract,
  { documents }: { documents?: string[] } = {}
): Promise<Marks> {
  const marks = await exclusiveMarks(person, client, { documents })
  const tutors = await exclusiveTutors(person, marks.pickups, client)
  return {
    ...marks,
    shortNames: await exclusiveShortNames(person, marks.pickups, client),
    names: [...marks.names, ...tutors.names.flatMap(inAnyOrder)],
    documents: [...marks.documents, ...tutors.documents],
    telephones: await exclusiveTelephones(person, client),
  }
}

/** Marks found in texts, without the addresses and documents that a present record uses. */
export async function unclaimedMarks(
  written: WrittenMarks,
  client?: QueryClientContract
): Promise<Marks> {
  const nobody = { ids: [], pickups: [] }
  return {
    ...written,
    ...{ birthDates: [], nameWords: [], pickups: [] },
    emails: await exclusiveEmails(written.emails.map(fold), nobody, client),
    documents: await exclusiveDocuments(written.documents, nobody, client),
  }
}

/** Names and documents of the child's tutors that no other request has. */
async function exclusiveTutors(person: Person, pickups: number[], client?: QueryClientContract) {
  const { ids } = person
  const others = () => Form.query({ client }).whereNotIn('id', ids)
  const names: Named[] = []
  for (const { tutorName: name, tutorLastName: lastName } of await person.identities()) {
    if (!name || !lastName || names.some((known) => areSame(known, { name, lastName }))) continue
    const isKept =
      (await isNamesake({ name, lastName }, ids, client)) ||
      (await isTutorIn(others(), { name, lastName }))
    if (!isKept) names.push({ name, lastName })
  }
  const documents: string[] = []
  for (const document of await exclusiveDocuments(person.tutorDocuments, { ids, pickups }, client))
    if (!(await others().whereIn('guardianKey', personKeysOf(document)).first()))
      documents.push(document)
  return { names, documents }
}

function isTutorIn(query: ReturnType<typeof Form.query>, { name, lastName }: Named) {
  const answer = (field: string) => compactSql(query.client, `detail ->> '${field}'`)
  return query
    .whereIn('type', typesWithTutor())
    .whereRaw(`${answer('tutorName')} = ?`, [compact(name)])
    .whereRaw(`${answer('tutorLastName')} = ?`, [compact(lastName)])
    .first()
}

const areSame = (one: Named, other: Named) =>
  one.name === other.name && one.lastName === other.lastName

type Excluded = { ids: number[]; pickups: number[] }

/** Of the addresses of a person or a tutor, those that no other request, user or collector has. */
export async function exclusiveEmails(
  emails: string[],
  { ids, pickups }: Excluded,
  client?: QueryClientContract
): Promise<string[]> {
  const others = () => Form.query({ client }).whereNotIn('id', ids)
  const isOfOther = async (email: string) =>
    (await others().where('email', email).first()) ||
    (await namesTutor(others(), email)) ||
    (await User.query({ client }).where('email', email).first()) ||
    (await Pickup.query({ client }).where('email', email).whereNotIn('id', pickups).first())
  const exclusive: string[] = []
  for (const email of emails) if (!(await isOfOther(email))) exclusive.push(email)
  return exclusive
}

/** Documents that nobody else has. What could be a reference without its dashes is left out. */
async function exclusiveDocuments(
  documents: string[],
  { ids, pickups }: Excluded,
  client?: QueryClientContract
) {
  const isOfOther = async (document: string) => {
    const keys = personKeysOf(document)
    const request = Form.query({ client }).where((named) =>
      named
        .whereIn('idForm', referencesWrittenAs(normaliseDocument(document)))
        .orWhere((same) => same.whereNotIn('id', ids).whereIn('personKey', keys))
        .orWhere((same) => same.whereNotIn('id', ids).whereIn('passportKey', keys))
    )
    const pickup = Pickup.query({ client })
      .whereIn('keyId', keysOwnedBy(keys))
      .whereNotIn('id', pickups)
    return (await request.first()) || (await pickup.first())
  }
  const exclusive: string[] = []
  for (const document of documents) if (!(await isOfOther(document))) exclusive.push(document)
  return exclusive
}

async function exclusiveTelephones(person: Person, client?: QueryClientContract) {
  const others = () => Form.query({ client }).whereNotIn('id', person.ids)
  const exclusive: string[] = []
  for (const number of await person.telephones()) {
    const withNumber = others().where((one) =>
      one.where('cellPhone', number).orWhere('phone', number)
    )
    if (!(await withNumber.first()) && !(await namesTutor(others(), number))) exclusive.push(number)
  }
  return exclusive
}

const namesTutor = (query: ReturnType<typeof Form.query>, contact: string) =>
  query
    .whereIn('type', typesWithTutor())
    .whereRaw(`cast(detail as text) like ?`, [`%${JSON.stringify(contact).slice(1, -1)}%`])
    .first()
