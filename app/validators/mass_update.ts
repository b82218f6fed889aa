import type { HttpContext } from '@adonisjs/core/http'
import vine, { errors } from '@vinejs/vine'
import type { OptionSource } from '#form_types/lists'
import {
  MassUpdate,
  sourceColumns,
  sourceValues,
  targetColumns,
  type SourceColumn,
} from '#bulk_changes/mass_update'
import Permission from '#models/permission'
import Restaurant from '#models/restaurant'
import Tournament from '#models/tournament'
import { valuesIn } from '#validators/changes'
import { fieldError } from '#form_types/messages'
import { byName } from '#text/name_order'

const MOST = 2000

const line = (max: number) => vine.string().trim().maxLength(max)

export const definition = (columns: readonly SourceColumn[] = sourceColumns) => ({
  sourceColumn: vine.enum(columns),
  sourceValues: line(MOST).minLength(1).parse(joined),
  resetColumn: vine.enum(targetColumns),
  resetValue: line(200).parse(joined).nullable().optional(),
})

export const massUpdateValidator = (columns: readonly SourceColumn[]) =>
  vine.create({ ...definition(columns), preview: vine.boolean().optional() })

type Definition = {
  sourceColumn: SourceColumn
  sourceValues: string
  resetColumn: string
  resetValue?: string | null
}

/** Option lists of all active editions. */
export async function updateSource() {
  const editions = await Tournament.active()
  const profiles = await Permission.query().whereIn(
    'tournamentId',
    editions.map(({ id }) => id)
  )
  const source = {
    ...editions[0]?.$attributes,
    permissions: profiles.toSorted(byName),
    restaurants: await Restaurant.byName(),
  }
  return source as unknown as OptionSource & {
    permissions: Permission[]
    restaurants: Restaurant[]
  }
}

/**
 * Checks the values like the form does.
 * @throws E_VALIDATION_ERROR at `sourceValues` or `resetValue`
 */
export async function massUpdateIn(ctx: HttpContext, sent: Definition): Promise<MassUpdate> {
  const source = await updateSource()
  const values = listed(sent.sourceValues)
  const known = sourceValues(sent.sourceColumn, source)
  const unknown = known && values.find((value) => !known.includes(value))
  if (unknown) throw fieldError(ctx, 'sourceValues', 'unknownValue', { value: unknown })
  if (values.length === 0) throw fieldError(ctx, 'sourceValues', 'required')

  const { resetColumn } = sent
  const value = resetColumn === 'restaurants' ? listed(sent.resetValue ?? '') : sent.resetValue
  const set = await valuesIn(ctx, { [resetColumn]: value ?? null }, [resetColumn], source).catch(
    (error) => {
      throw atResetValue(error)
    }
  )
  return new MassUpdate({ column: sent.sourceColumn, values }, set)
}

const listed = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean)
  ),
]

function joined(value: unknown) {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'number' ? String(value) : value
}

function atResetValue(error: any) {
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return error
  return new errors.E_VALIDATION_ERROR(
    error.messages.map((problem: object) => ({ ...problem, field: 'resetValue' }))
  )
}
