import vine from '@vinejs/vine'
import { categoryKeys } from '#form_types/categories'
import { flagsRule } from '#form_types/kinds/flags'
import { color, day } from '#form_types/kinds/rules'
import { line } from '#validators/line'
import { rowId } from '#validators/row_id'

const notBeforeStart = vine.createRule((value, _: undefined, field) => {
  const { startsOn }: { startsOn?: unknown } = field.data
  if (typeof value === 'string' && typeof startsOn === 'string' && value < isoDay(startsOn))
    field.report('The {{ field }} comes before the start', 'endsBefore', field)
})

const isoDay = (typed: string) => {
  const parts = typed.trim().split(/[-/]/)
  return parts[0].length === 4 ? parts.join('-') : parts.toReversed().join('-')
}

const permission = {
  name: line(80),
  startsOn: vine.string().trim().use(day({})),
  endsOn: vine.string().trim().use(day({})).use(notBeforeStart()).optional(),
  color: vine.string().trim().use(color()).toUpperCase().nullable().optional(),
  flags: flagsRule(),
  category: vine.enum(categoryKeys).nullable().optional(),
  tournament: rowId().optional(),
}

export const permissionValidator = vine.create(permission)

export const permissionChangeValidator = vine.create({
  ...permission,
  preview: vine.boolean().optional(),
})

export const permissionListValidator = vine.create({ tournament: rowId().optional() })
