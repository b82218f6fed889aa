import type { I18n } from '@adonisjs/i18n'
import { optionLabel, type Option } from '#form_types/options'
import { fieldLabel } from '#form_types/words'
import {
  sourceColumns,
  sources,
  sourceValues,
  settableColumns,
  type SourceColumn,
} from '#bulk_changes/mass_update'
import type { updateSource } from '#validators/mass_update'

type Source = Awaited<ReturnType<typeof updateSource>>

const lists = {
  category: 'categories',
  media: 'medias',
  idNationality: 'countries',
  idPermission: 'permissions',
} as const

/** `group`: the edition of a permission, since both tournaments may use the same name. */
type UpdateOption = Option & { group?: string }

export function updateLists(source: Source, i18n: I18n) {
  const label = (column: SourceColumn, value: string) => {
    if (column === 'type') return i18n.t(`forms.${value}.title`)
    if (column === 'detail.type') return detailType(value, i18n)
    return column === 'company' ? value : optionLabel(lists[column], value, i18n, source)
  }
  const permissions = source.editions.flatMap(({ id, fullName: group }) =>
    source.permissions
      .filter(({ tournamentId }) => tournamentId === id)
      .map((profile): UpdateOption => ({ value: String(profile.id), label: profile.name, group }))
  )
  const valuesOf = (column: SourceColumn): UpdateOption[] | null =>
    column === 'idPermission'
      ? permissions
      : (sourceValues(column, source)?.map((value) => ({ value, label: label(column, value) })) ??
        null)
  const option = (column: SourceColumn) => ({
    value: column,
    label: columnLabel(column, i18n),
    values: valuesOf(column),
  })
  return {
    sources: {
      category: sources.category.map(option),
      permission: sources.permission.map(option),
    },
    columns: sourceColumns.map(option),
    targets: settableColumns.map((column) => ({
      value: column,
      label: fieldLabel(i18n, 'person', column),
    })),
    options: {
      permissions,
      restaurants: source.restaurants.map(({ id, name }) => ({ value: String(id), label: name })),
      categories: option('category').values!,
    },
  }
}

function columnLabel(column: SourceColumn, i18n: I18n) {
  const own: Record<string, string> = { 'type': 'type', 'detail.type': 'detailType' }
  if (own[column]) return i18n.t(`config.massUpdate.columns.${own[column]}`)
  return fieldLabel(i18n, column === 'media' ? 'press' : 'person', column)
}

function detailType(value: string, i18n: I18n) {
  const list = (['accreditationTypes', 'guestTypes', 'lineTypes'] as const).find((name) =>
    i18n.hasMessage(`options.${name}.${value}`)
  )
  return list ? optionLabel(list, value, i18n) : value
}
