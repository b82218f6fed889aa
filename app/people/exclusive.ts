import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Form from '#models/form'
import type { Person } from '#people/person'
import { sortKey } from '#text/fold'

/**
 * The names and addresses that no request of anybody else has: families and federations share
 * addresses, and namesakes share names.
 */
export async function exclusiveMarks(person: Person, client?: QueryClientContract) {
  const others = () => Form.query({ client }).whereNotIn('id', person.ids)
  const emails = await exclusiveEmails({ ids: person.ids, emails: await person.emails() }, client)
  const names: string[] = []
  for (const { name, lastName } of await person.identities()) {
    const letters = sortKey(lastName, name).replace(/[ ~]/g, '')
    const alike = others().whereRaw(`replace(replace(sort_name, '~', ''), ' ', '') = ?`, [letters])
    if (!(await alike.first()))
      names.push(`${name} ${lastName}`, `${lastName} ${name}`, `${lastName}, ${name}`)
  }
  return { emails, names: [...new Set(names)], documents: person.documents }
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

const namesTutor = (query: ReturnType<typeof Form.query>, email: string) =>
  query
    .where('type', 'ballboy')
    .whereRaw(`cast(detail as text) like ?`, [`%${JSON.stringify(email).slice(1, -1)}%`])
    .first()
