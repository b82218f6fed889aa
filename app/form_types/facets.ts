import type { FormType } from '#form_types/define'
import type { Field } from '#form_types/kinds/kind'
import { optionValues, type ListName, type OptionSource } from '#form_types/lists'
import type { Json } from '#sql/json'

const PRESENT = '1'
const ABSENT = '0'

export const facetList = (field: Field): ListName | null =>
  field.kind.facets ? (field.options ?? field.lists?.[0] ?? null) : null

export function facetValues(field: Field, source: OptionSource): string[] {
  const list = facetList(field)
  return list ? optionValues(list, source) : [PRESENT, ABSENT]
}

export const facet = (name: string, value: string) => `${name}=${value}`

/** All facets as one text: `;media=radio;days=2024-04-21;`. */
export function facetsOf(formType: FormType, answer: (name: string) => Json | undefined): string {
  const parts = formType.filterFields.flatMap((name) =>
    valuesOf(formType.allFields[name], answer(name)).map((value) => `${facet(name, value)};`)
  )
  // Never empty: an empty text means that the facets were not written yet.
  return `;${parts.join('')}`
}

function valuesOf({ kind }: Field, value: Json | undefined): string[] {
  const answered = value !== null && value !== undefined && value !== '' && value !== false
  if (!kind.facets) return [answered ? PRESENT : ABSENT]
  return answered ? kind.facets(value) : []
}
