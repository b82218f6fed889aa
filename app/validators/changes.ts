import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { formTypes } from '#form_types/index'
import { staffFields } from '#form_types/staff'
import type { OptionSource } from '#form_types/lists'
import { optionValues } from '#form_types/lists'
import type { Stored } from '#sql/json'
import type { SettableValues } from '#models/bulk_change/settable'
import { cardLayouts, cardSheets, clearable } from '#shared/choices'
import { isEmpty } from '#shared/values'
import { queryString, pageNumber } from '#validators/query_string'
import { ids } from '#validators/forms'
import { optionalText } from '#validators/line'
import { states } from '#shared/request_states'
import { rowId } from '#validators/row_id'
import type { Field } from '#form_types/kinds/kind'

/** Selected requests, or all that match a list's filter. */
const targets = {
  ids: ids().minLength(1).optional().requiredIfMissing('all'),
  all: vine.accepted().optional(),
  filter: vine.object({}).allowUnknownProperties().optional(),
  preview: vine.boolean().optional(),
}

export const targetsValidator = vine.create(targets)

/** `from`: the states that were shown. `only`: those without warnings. `hold` keeps the mails until they are released. */
export const decisionsValidator = vine.create({
  ...targets,
  state: vine.enum(['approved', 'rejected'] as const).optional(),
  from: vine.array(vine.enum(states)).maxLength(states.length).optional(),
  only: vine.enum(['clear'] as const).optional(),
  reason: optionalText(1000),
  reasonId: rowId().optional(),
  hold: vine.boolean().optional(),
})

/** Only the fields in `set` change; null clears a field. */
export const changesValidator = vine.create({
  ...targets,
  set: vine.object({}).allowUnknownProperties(),
})

/** Without a form type: the accreditation system's list. */
export const printRunValidator = vine.create({
  ...targets,
  ids: ids().minLength(1).optional().requiredIfMissing(['all', 'filter']),
  form: vine.enum(formTypes.withList().map(({ key }) => key)).optional(),
  layout: vine.enum(cardLayouts).optional(),
  sheet: vine.enum(cardSheets).optional(),
  sort: vine.enum(['company', 'name'] as const).optional(),
})

export const changeListValidator = queryString.create({ page: pageNumber() })

/** Checks values of staff fields as in a form. @throws E_VALIDATION_ERROR at the value's name */
export async function valuesIn(
  { request }: HttpContext,
  sent: Record<string, unknown>,
  names: readonly string[],
  source: OptionSource
): Promise<SettableValues> {
  const schema = Object.fromEntries(
    names
      .filter((name) => sent[name] !== undefined)
      .filter((name) => !(isEmpty(sent[name]) && clearable.includes(name)))
      .map((name) => [name, ruleOf(name, source)])
  )
  const checked: Stored = await request.validateUsing(vine.create(schema), {
    data: sent,
  })
  const values = Object.fromEntries(
    names.filter((name) => sent[name] !== undefined).map((name) => [name, checked[name] ?? null])
  )
  if (values.idPermission) values.idPermission = Number(values.idPermission)
  return values
}

function ruleOf(name: string, source: OptionSource) {
  if (name === 'assignedTo') return rowId().exists({ table: 'users', column: 'id' })
  const fields: Record<string, Field> = staffFields
  const field = fields[name]
  return field.kind.schema(field, {
    values: (list: Parameters<typeof optionValues>[0]) => optionValues(list, source),
  })
}
