import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Form from '#models/form'
import type { Person } from '#people/person'
import { fold, sortKey } from '#text/fold'

/**
 * The names, addresses and telephones that no request of anybody else has: families and federations
 * share addresses and telephones, and namesakes share names. Birth dates, and the words of names, are
 * everybody's: what finds them decides by what stands beside them.
 */
export async function exclusiveMarks(person: Person, client?: QueryClientContract) {
  const others = () => Form.query({ client }).whereNotIn('id', person.ids)
  const emails = await exclusiveEmails({ ids: person.ids, emails: await person.emails() }, client)
  const telephones = await exclusiveTelephones(person, client)
  const identities = await person.identities()
  const nameWords = identities.flatMap(({ name, lastName }) =>
    fold(`${name} ${lastName}`).split(' ')
  )
  const names: string[] = []
  for (const { name, lastName } of identities) {
    const letters = sortKey(lastName, name).replace(/[ ~]/g, '')
    const alike = others().whereRaw(`replace(replace(sort_name, '~', ''), ' ', '') = ?`, [letters])
    if (!(await alike.first()))
      names.push(`${name} ${lastName}`, `${lastName} ${name}`, `${lastName}, ${name}`)
  }
  const { documents, birthDates } = person
  return {
    ...{ emails, telephones, documents, birthDates, names: [...new Set(names)] },
    nameWords: [...new Set(nameWords)].filter((word) => word.length > 2),
  }
}

export type Marks = Awaited<ReturnType<typeof exclusiveMarks>>

/** Of the addresses of a person or a tutor, those that no request of anybody else has. */
export async function exclusiveEmails(
  { ids, emails }: { ids: number[]; emails: string[] },
  client?: QueryClientContract
) {
  const others = () => Form.query({ client }).whereNotIn('id', ids)
  const own: string[] = []
  for (const email of emails)
    if (!(await others().where('email', email).first()) && !(await namesTutor(others(), email)))
      own.push(email)
  return own
}

async function exclusiveTelephones(person: Person, client?: QueryClientContract) {
  const others = () => Form.query({ client }).whereNotIn('id', person.ids)
  const own: string[] = []
  for (const number of await person.telephones()) {
    const called = others().where((one) => one.where('cellPhone', number).orWhere('phone', number))
    if (!(await called.first()) && !(await namesTutor(others(), number))) own.push(number)
  }
  return own
}

const namesTutor = (query: ReturnType<typeof Form.query>, contact: string) =>
  query
    .where('type', 'ballboy')
    .whereRaw(`cast(detail as text) like ?`, [`%${JSON.stringify(contact).slice(1, -1)}%`])
    .first()
