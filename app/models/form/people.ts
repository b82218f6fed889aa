import type { FormType, Person } from '#form_types/define'

export type IdentifiedPerson = Person & { passportNumber?: string | null }

/** Everybody named in the answers. Without guests: each guest has a request of their own. */
export function peopleOf(formType: FormType, answers: Record<string, any>): IdentifiedPerson[] {
  const people = [
    answers as IdentifiedPerson,
    ...(formType.others?.(answers) ?? []),
  ] as IdentifiedPerson[]
  return people.map(({ name, lastName, document = null, passportNumber = null }) => ({
    name,
    lastName,
    document,
    passportNumber,
  }))
}
