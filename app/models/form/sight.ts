import { BIRTH_DATE } from '#models/form/minors'
import { sealedNames } from '#models/form/sealed'
import type Form from '#models/form'
import type { Reader } from '#models/user'
import type { Stored } from '#sql/json'
import { replaceNumbers } from '#text/removed_text'

/** Characters of a number that stay readable, so that it can be compared with a passport. */
const READABLE = 4

const DOT = '•'

type SightSubject = Pick<Form, 'isOfMinor' | 'isRestricted'>

/** The words on a card. Of withheld requests, users see only these. */
const ON_CARD = ['name', 'lastName', 'company', 'category']

/** Whether a user sees only name, state and what the card says: of restricted requests, and of minors. */
export const isWithheld = (reader: Reader, form: SightSubject) =>
  form.isRestricted || (form.isOfMinor && !reader.seesMinors)

/** The same for a row of the table `forms`, read with both columns. */
export const isWithheldRow = (reader: Pick<Reader, 'seesMinors'>, row: Stored) =>
  row.restricted_at !== null || (Boolean(row.minor) && !reader.seesMinors)

/** Requests whose answers a user must not find out by a search or a filter either. */
export type Withheld = 'minors' | 'restricted'

/** Administrators find restricted requests by all words: they answer the person. */
export const withheldFrom = (reader: Reader): Withheld[] => [
  ...(reader.seesMinors ? [] : ['minors' as const]),
  ...(reader.may('configure') ? [] : ['restricted' as const]),
]

/** The photo, the address or the number of a person, if the reader sees more than the card's words. */
export const unlessWithheld = <Fact>(reader: Reader, form: SightSubject, fact: Fact) =>
  isWithheld(reader, form) ? null : fact

export const isOnCard = (name: string) => ON_CARD.includes(name)

/** Whether a reader sees the answer to a question of a request. */
export function seesAnswer(reader: Reader, form: SightSubject & Pick<Form, 'type'>, name: string) {
  if (isWithheld(reader, form)) return isOnCard(name)
  return seesFully(reader, form.type) || (name !== BIRTH_DATE && !sealedNames().includes(name))
}

/** Whether a user sees the numbers and birth dates of requests of a type in full. */
export const seesFully = (reader: Reader, type: string) =>
  reader.may('edit') && reader.seesType(type)

/** What all readers of one list may see. `isFull`: whole numbers and birth dates. */
export type ListSight = { isFull: boolean; seesMinors: boolean }

export const sightOfAll = (readers: Reader[], type: string): ListSight => ({
  isFull: readers.every((reader) => seesFully(reader, type)),
  seesMinors: readers.every(({ seesMinors }) => seesMinors),
})

/** The masked form of a document number: `•••••678Z`. A short number is hidden completely. */
export function masked(number: string): string {
  const hidden = number.length < 2 * READABLE ? number.length : number.length - READABLE
  return DOT.repeat(hidden) + number.slice(hidden)
}

/** A text with the masked forms of the numbers in it. */
export const withMaskedNumbers = (text: string) => replaceNumbers(text, masked)

export const numberFor = (reader: Reader, number: string | null, type: string) =>
  number === null || seesFully(reader, type) ? number : masked(number)

export const isMasked = (text: string) => text.includes(DOT)

/** The answers with masked numbers and without the birth date. */
export function maskedAnswers(answers: Stored): Stored {
  const numbers = sealedNames()
  const seen = Object.entries(answers).map(([name, value]) => {
    if (name === BIRTH_DATE) return [name, null]
    return [name, numbers.includes(name) && value ? masked(String(value)) : value]
  })
  return Object.fromEntries(seen)
}

export const cardAnswers = (answers: Stored): Stored =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, isOnCard(name) ? value : null])
  )
