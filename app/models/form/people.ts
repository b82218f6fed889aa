import type { FormType, Person } from '#form_types/define'

/** Somebody on their way in; members of a team have a passport besides. */
export type Arrival = Person & { passportNumber?: string | null }

/** Everybody a request is about. Guests are not: each has a request of their own. */
export function peopleOf(formType: FormType, answers: Record<string, any>): Arrival[] {
  const people = [answers as Arrival, ...(formType.others?.(answers) ?? [])] as Arrival[]
  return people.map(({ name, lastName, document = null, passportNumber = null }) => ({
    name,
    lastName,
    document,
    passportNumber,
  }))
}
