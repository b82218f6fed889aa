import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Form from '#models/form'
import type { Person } from '#people/person'
import { fold, sortKey } from '#text/fold'
import { particles } from '#text/likeness'

/**
 * What identifies the person. Names and addresses that a request of somebody else has too are left
 * out: families and federations share addresses, and namesakes share names. Birth dates and single
 * words of a name are kept, although many people have them.
 */
export async function exclusiveMarks(person: Person, client?: QueryClientContract) {
  const emails = await exclusiveEmails({ ids: person.ids, emails: await person.emails() }, client)
  const wholeNames = new Map(
    (await person.identities()).map(({ name, lastName }) => [
      sortKey(lastName, name),
      { name, lastName },
    ])
  )
  const nameWords = [...wholeNames.values()]
    .flatMap(({ name, lastName }) => fold(`${name} ${lastName}`).split(' '))
    .filter((word) => word.length > 2 && !particles.has(word))
  const names: string[] = []
  for (const [key, { name, lastName }] of wholeNames) {
    const letters = key.replace(/[ ~]/g, '')
    const alike = Form.query({ client })
      .whereNotIn('id', person.ids)
      .whereRaw(`replace(replace(sort_name, '~', ''), ' ', '') = ?`, [letters])
    if (!(await alike.first()))
      names.push(`${name} ${lastName}`, `${lastName} ${name}`, `${lastName}, ${name}`)
  }
  const { documents, birthDates } = person
  return { emails, documents, birthDates, names, nameWords: [...new Set(nameWords)] }
}

/** With the telephones, which no index finds: only for an erasure. */
export const marksToErase = async (person: Person, client?: QueryClientContract) => ({
  ...(await exclusiveMarks(person, client)),
  telephones: await exclusiveTelephones(person, client),
})

export type Marks = Awaited<ReturnType<typeof marksToErase>>

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
