import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { formTypes } from '#form_types/index'
import { staffFields } from '#form_types/staff'
import type { OptionSource } from '#form_types/lists'
import { optionValues } from '#form_types/lists'
import type { Values } from '#models/form/settable'
import { address, ids, layouts, note, pageNumber, sheets } from '#validators/forms'
import { rowId } from '#validators/row_id'

/** Which requests are meant: chosen ones, or all that a list's filter shows. */
const targets = {
  ids: ids().minLength(1).optional().requiredIfMissing('all'),
  all: vine.accepted().optional(),
  filter: vine.object({}).allowUnknownProperties().optional(),
  /** Only tells what would happen. */
  preview: vine.boolean().optional(),
}

/** One decision on many requests; `hold` keeps its mails until they are released. */
export const decisionsValidator = vine.create({
  ...targets,
  state: vine.enum(['approved', 'rejected'] as const).optional(),
  reason: note(1000),
  reasonId: rowId().optional(),
  hold: vine.boolean().optional(),
})

/** Values of staff fields for many requests: only those that are sent; null takes one away. */
export const changesValidator = vine.create({
  ...targets,
  set: vine.object({}).allowUnknownProperties(),
})

/** Cards of many requests, on a paper and in an order; without a type the system's list is meant. */
export const printRunValidator = vine.create({
  ...targets,
  ids: ids().minLength(1).optional().requiredIfMissing(['all', 'filter']),
  form: vine.enum(formTypes.ofDesk().map(({ key }) => key)).optional(),
  layout: vine.enum(layouts).optional(),
  sheet: vine.enum(sheets).optional(),
  sort: vine.enum(['company', 'name'] as const).optional(),
})

/** A page of the changes of many. */
export const changeListValidator = address.create({ page: pageNumber() })

const clearable = [
  'idPermission',
  'color',
  'restaurants',
  'datePermission',
  'endPermission',
  'assignedTo',
]

/** What staff may change on many requests from the list; money only moves by mass update. */
export const bulkSettable = ['idPermission', 'restaurants', 'color', 'category', 'assignedTo']

/**
 * Values checked as the form checks them, and as the table keeps them.
 * @throws E_VALIDATION_ERROR at the value's name
 */
export async function valuesIn(
  { request }: HttpContext,
  sent: Record<string, unknown>,
  names: readonly string[],
  source: OptionSource
): Promise<Values> {
  const schema = Object.fromEntries(
    names
      .filter((name) => sent[name] !== undefined)
      .filter((name) => !(isEmpty(sent[name]) && clearable.includes(name)))
      .map((name) => [name, ruleOf(name, source)])
  )
  const checked: Record<string, any> = await request.validateUsing(vine.create(schema), {
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
  const field = (staffFields as Record<string, any>)[name]
  return field.kind.schema(field, {
    values: (list: Parameters<typeof optionValues>[0]) => optionValues(list, source),
  })
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
