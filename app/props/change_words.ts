import type { I18n } from '@adonisjs/i18n'
import type { ListName } from '#form_types/lists'
import { optionLabel } from '#form_types/options'
import type { Field } from '#form_types/kinds/kind'
import { staffFields } from '#form_types/staff'
import { fieldLabel } from '#form_types/words'
import type { SettableValues } from '#models/bulk_change/settable'
import Permission from '#models/permission'
import Restaurant from '#models/restaurant'
import User from '#models/user'
import { isEmpty } from '#shared/values'
import type { Json } from '#sql/json'

/** Words for changed values: the label of each field and its value as text, null if empty. */
export async function changeWords(i18n: I18n) {
  const source = {
    permissions: await Permission.all(),
    restaurants: await Restaurant.sortedByName(),
  }
  const users = new Map((await User.all()).map(({ id, name }) => [id, name]))
  const fields: Record<string, Field> = staffFields
  const text = (name: string, value: Json): string | null => {
    if (isEmpty(value)) return null
    if (name === 'assignedTo') return users.get(Number(value)) ?? String(value)
    const field = fields[name]
    return field.kind.text(field.options ? asText(value) : value, field, {
      i18n,
      label: (list: ListName, option: string) => optionLabel(list, option, i18n, source),
    })
  }
  return (set: SettableValues) =>
    Object.entries(set).map(([name, value]) => ({
      label:
        name === 'assignedTo'
          ? i18n.t('merchant.bulk.fields.assignedTo')
          : fieldLabel(i18n, 'person', name),
      value: text(name, value),
    }))
}

const asText = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))
