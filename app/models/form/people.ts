import type { FormType, Person } from '#form_types/define'

export type Arrival = Person & { passportNumber?: string | null }

/** Without guests: each guest has a request of their own. */
export function peopleOf(formType: FormType, answers: Record<string, any>): Arrival[] {
  const people = [answers as Arrival, ...(formType.others?.(answers) ?? [])] as Arrival[]
  return people.map(({ name, lastName, document = null, passportNumber = null }) => ({
    name,
    lastName,
    document,
    passportNumber,
  }))
}
