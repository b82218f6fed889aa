import BlacklistEntry from '#models/blacklist_entry'
import type Form from '#models/form'
import { warning, type Finding } from '#models/form/checks/finding'
import { peopleOf } from '#models/form/people'
import { alike } from '#models/likeness'
import { personKeyOf } from '#models/secrets'

/** Listed people whom somebody of the request resembles; who they are is for administrators. */
export async function listedFindings(form: Form, reader: { isAdmin: boolean }): Promise<Finding[]> {
  const entries = await BlacklistEntry.query().preload('clearances')
  const people = peopleOf(form.formType, { ...form.$attributes, ...form.detail }).map((person) => ({
    ...person,
    keys: [person.document, person.passportNumber].flatMap((one) => personKeyOf(one) ?? []),
  }))
  return entries.flatMap((entry) => {
    const person = people.find(({ keys, ...named }) => resembles(entry, named, keys))
    if (!person) return []
    if (!reader.isAdmin) return [warning('listed')]
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
  named: { name: string; lastName: string },
  keys: string[]
) {
  if (entry.personKey && keys.includes(entry.personKey)) return true
  const cleared = entry.clearances.some(({ personKey }) => keys.includes(personKey))
  return !cleared && alike(named, entry)
}
