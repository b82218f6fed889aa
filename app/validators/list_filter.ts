import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { categoryKeys } from '#form_types/categories'
import type { FormType } from '#form_types/define'
import { facetValues } from '#form_types/facets'
import type { OptionSource } from '#form_types/lists'
import { states } from '#shared/request_states'
import { queryString } from '#validators/query_string'
import { optionalText } from '#validators/line'
import { withoutEmpty } from '#shared/values'
import { asText } from '#form_types/kinds/rules'

function asFlag(value: unknown) {
  if (value === true || value === 'true') return '1'
  if (value === false || value === 'false') return '0'
  return asText(value)
}

const listFilterValidator = queryString.create({
  search: optionalText(200),
  state: vine.enum(states).optional(),
  category: vine.enum(categoryKeys).optional(),
  assigned: vine.enum(['me', 'none'] as const).optional(),
  open: vine.enum(['asked', 'corrected'] as const).optional(),
  reserved: vine
    .enum(['1', '0'] as const)
    .parse(asFlag)
    .optional(),
  checks: vine.enum(['tutor'] as const).optional(),
  outlet: optionalText(220),
})

const compiled = new WeakMap<FormType, ReturnType<typeof compile>>()

/** Compiled once: it takes longer than the validation. */
function answersValidator(formType: FormType) {
  const validator = compiled.get(formType) ?? compile(formType)
  compiled.set(formType, validator)
  return validator
}

const compile = ({ filterFields, allFields }: FormType) =>
  queryString.withMetaData<{ source: OptionSource }>().create(
    Object.fromEntries(
      filterFields.map((name) => {
        const values = ({ meta }: FieldContext) => facetValues(allFields[name], meta.source)
        return [name, vine.enum(values).parse(asText).optional()]
      })
    )
  )

export async function filterIn(
  { request }: HttpContext,
  formType: FormType,
  source: OptionSource,
  data: Record<string, unknown>
) {
  const common = await request.validateUsing(listFilterValidator, { data })
  const filters = await request.validateUsing(answersValidator(formType), {
    data,
    meta: { source },
  })
  return { ...common, filters: withoutEmpty(filters) as Record<string, string> }
}

export type ListFilter = Awaited<ReturnType<typeof filterIn>>
