import type { FormType } from '#form_types/define'
import type { Field } from '#form_types/kinds/kind'
import { optionValues, type ListName, type OptionSource } from '#form_types/lists'

/** What a filter says of a question that is no choice: that it was answered (or with yes), or not. */
const PRESENT = '1'
const ABSENT = '0'

/** The option list whose values a question is filtered by; none where it is answered or not. */
export const facetList = (field: Field): ListName | null =>
  field.kind.facets ? (field.options ?? field.lists?.[0] ?? null) : null

/** Every value that a question can be filtered by in an edition. */
export function facetValues(field: Field, source: OptionSource): string[] {
  const list = facetList(field)
  return list ? optionValues(list, source) : [PRESENT, ABSENT]
}

/**
 * One answer as it stands among a request's facets, and as a filter looks for it. Without what parts
 * it from the one before: a pattern that began with it would be tried at every facet. No name of a
 * type's filters is the end of another one.
 */
export const facet = (name: string, value: string) => `${name}=${value};`

/** The answers that lists are filtered by, as one text: `;media=radio;days=2024-04-21;`. */
export function facetsOf(formType: FormType, answer: (name: string) => any): string {
  const parts = formType.filterFields.flatMap((name) =>
    valuesOf(formType.allFields[name], answer(name)).map((value) => facet(name, value))
  )
  // Never empty: that is what a request has whose facets were not written yet.
  return `;${parts.join('')}`
}

function valuesOf({ kind }: Field, value: any): string[] {
  const answered = value !== null && value !== undefined && value !== '' && value !== false
  if (!kind.facets) return [answered ? PRESENT : ABSENT]
  return answered ? kind.facets(value) : []
}
