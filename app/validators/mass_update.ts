import type { HttpContext } from '@adonisjs/core/http'
import vine, { errors } from '@vinejs/vine'
import type { OptionSource } from '#form_types/lists'
import {
  MassUpdate,
  sourceColumns,
  sourceValues,
  settableColumns,
  type SourceColumn,
} from '#bulk_changes/mass_update'
import Permission from '#models/permission'
import Restaurant from '#models/restaurant'
import Tournament from '#models/tournament'
import { valuesIn } from '#validators/changes'
import { fieldError } from '#form_types/messages'
import { byName } from '#text/name_order'

const MOST_CHARACTERS = 2000

const text = (max: number) => vine.string().trim().maxLength(max)

export const definition = (columns: readonly SourceColumn[] = sourceColumns) => ({
  sourceColumn: vine.enum(columns),
  sourceValues: text(MOST_CHARACTERS).minLength(1).parse(joinList),
  resetColumn: vine.enum(settableColumns),
  resetValue: text(200).parse(joinList).nullable().optional(),
})

export const massUpdateValidator = (columns: readonly SourceColumn[]) =>
  vine.create({ ...definition(columns), preview: vine.boolean().optional() })

type Definition = {
  sourceColumn: SourceColumn
  sourceValues: string
  resetColumn: string
  resetValue?: string | null
}

export async function updateSource() {
  const editions = await Tournament.active()
  const profiles = await Permission.query().whereIn(
    'tournamentId',
    editions.map(({ id }) => id)
  )
  const source = {
    ...editions[0]?.$attributes,
    editions,
    permissions: profiles.toSorted(byName),
    restaurants: await Restaurant.sortedByName(),
  }
  return source as Omit<OptionSource, 'permissions'> & {
    editions: Tournament[]
    permissions: Permission[]
    restaurants: Restaurant[]
  }
}

/** Checked as in a form. @throws E_VALIDATION_ERROR at `sourceValues` or `resetValue` */
export async function massUpdateIn(ctx: HttpContext, sent: Definition): Promise<MassUpdate> {
  const source = await updateSource()
  const values = splitList(sent.sourceValues)
  const allowed = sourceValues(sent.sourceColumn, source)
  const unknown = allowed && values.find((value) => !allowed.includes(value))
  if (unknown) throw fieldError(ctx, 'sourceValues', 'unknownValue', { value: unknown })
  if (values.length === 0) throw fieldError(ctx, 'sourceValues', 'required')

  const { resetColumn } = sent
  const restaurants = [...new Set(splitList(sent.resetValue ?? ''))]
  const value = resetColumn === 'restaurants' ? restaurants : sent.resetValue
  const set = await valuesIn(ctx, { [resetColumn]: value ?? null }, [resetColumn], source).catch(
    (error) => {
      throw atResetValue(error)
    }
  )
  const { formTypes } = ctx.auth.getUserOrFail()
  return new MassUpdate({ column: sent.sourceColumn, values }, set, formTypes)
}

const splitList = (list: string) =>
  list
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)

function joinList(value: unknown) {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'number' ? String(value) : value
}

function atResetValue(error: unknown) {
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return error
  return new errors.E_VALIDATION_ERROR(
    error.messages.map((problem: object) => ({ ...problem, field: 'resetValue' }))
  )
}
