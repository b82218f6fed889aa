import type BlacklistEntry from '#models/blacklist_entry'
import type Form from '#models/form'
import { warning, type Finding } from '#requests/checks/finding'
import { peopleOf } from '#models/form/people'
import type { Reader } from '#models/user'
import { areAlike } from '#text/likeness'
import { personKeysOf } from '#text/secrets'

/** Only administrators see the names of blacklisted people. */
export function blacklistFindings(
  form: Form,
  reader: Reader,
  entries: BlacklistEntry[]
): Finding[] {
  const people = peopleOf(form.formType, { ...form.$attributes, ...form.detail }).map((person) => ({
    ...person,
    keys: [person.document, person.passportNumber].flatMap(personKeysOf),
  }))
  return entries.flatMap((entry) => {
    const person = people.find((candidate) => resembles(entry, candidate))
    if (!person) return []
    if (!reader.may('configure')) return [warning('listed')]
    const words = {
      name: `${person.name} ${person.lastName}`,
      entry: entry.fullName,
      reason: entry.reason ?? '',
    }
    const sameDocument = entry.personKey !== null && person.keys.includes(entry.personKey)
    const key = sameDocument ? 'listedDocument' : 'listedName'
    return [warning(key, words, { entry: entry.id })]
  })
}

function resembles(
  entry: BlacklistEntry,
  person: { name: string; lastName: string; keys: string[] }
) {
  const { keys } = person
  if (entry.personKey && keys.includes(entry.personKey)) return true
  const isCleared = entry.clearances.some(({ personKey }) => keys.includes(personKey))
  return !isCleared && areAlike(person, entry)
}
