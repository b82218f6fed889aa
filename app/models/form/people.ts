import type { FormType, NamedPerson } from '#form_types/define'
import { textIn, type Stored } from '#sql/json'

export type IdentifiedPerson = NamedPerson & { passportNumber?: string | null }

/** Everybody named in the answers. Without guests: each guest has a request of their own. */
export function peopleOf(formType: FormType, answers: Stored): IdentifiedPerson[] {
  return [answers, ...(formType.others?.(answers) ?? [])].map(personOf)
}

const personOf = (answers: Stored): IdentifiedPerson => ({
  name: textIn(answers, 'name') ?? '',
  lastName: textIn(answers, 'lastName') ?? '',
  document: textIn(answers, 'document'),
  passportNumber: textIn(answers, 'passportNumber'),
})
