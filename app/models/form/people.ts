import type { FormType, Person } from '#form_types/define'

export type IdentifiedPerson = Person & { passportNumber?: string | null }

/** Everybody named in the answers. Without guests: each guest has a request of their own. */
export function peopleOf(formType: FormType, answers: Record<string, any>): IdentifiedPerson[] {
  return [answers, ...(formType.others?.(answers) ?? [])].map(personOf)
}

const personOf = ({
  name,
  lastName,
  document = null,
  passportNumber = null,
}: Record<string, any>): IdentifiedPerson => ({ name, lastName, document, passportNumber })
