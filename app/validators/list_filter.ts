import type { HttpContext } from '@adonisjs/core/http'
import vine, { Vine } from '@vinejs/vine'
import { categoryKeys } from '#form_types/categories'
import type { FormType } from '#form_types/define'
import { facetValues } from '#form_types/facets'
import type { OptionSource } from '#form_types/lists'
import type { FormSelection } from '#models/document_run'
import { states } from '#models/form'
import { note } from '#validators/forms'

// A parameter that an address leaves empty is one that it does not have.
const address = new Vine()
address.convertEmptyStringsToNull = true

// Programs send a yes as the number it is.
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

// A yes is written in several ways.
const asFlag = (value: unknown) =>
  value === true || value === 'true'
    ? '1'
    : value === false || value === 'false'
      ? '0'
      : asText(value)

/** What every request list can be narrowed by. */
const listFilterValidator = address.create({
  search: note(200),
  state: vine.enum(states).optional(),
  category: vine.enum(categoryKeys).optional(),
  assigned: vine.enum(['me', 'none'] as const).optional(),
  open: vine.enum(['asked', 'corrected'] as const).optional(),
  reserved: vine
    .enum(['1', '0'] as const)
    .parse(asFlag)
    .optional(),
  outlet: note(220),
})

/** The questions of a type that its list is filtered by, each with the values it may have. */
const answersValidator = (formType: FormType, source: OptionSource) =>
  address.create(
    Object.fromEntries(
      formType.filterFields.map((name) => [
        name,
        vine.enum(facetValues(formType.allFields[name], source)).parse(asText).optional(),
      ])
    )
  )

/** What of an address or a body narrows a type's list down, in its own words. */
export async function filterIn(
  { request }: HttpContext,
  formType: FormType,
  source: OptionSource,
  data: Record<string, unknown>
) {
  const common = await request.validateUsing(listFilterValidator, { data })
  const filters = await request.validateUsing(answersValidator(formType, source), { data })
  return { ...common, filters: withoutEmpty(filters) as Record<string, string> }
}

export type ListFilter = Awaited<ReturnType<typeof filterIn>>

/** The requests that a filter of somebody's list means. */
export function selectionOf(
  formType: FormType,
  tournament: { id: number },
  { assigned, reserved, ...filter }: ListFilter,
  user: { id: number }
): FormSelection {
  return {
    types: [formType.key],
    tournamentId: tournament.id,
    ...withoutEmpty(filter),
    ...(assigned && { assigned: assigned === 'me' ? user.id : assigned }),
    ...(reserved && { reserved: reserved === '1' }),
  }
}

const withoutEmpty = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  ) as Partial<T>
