import type { I18n } from '@adonisjs/i18n'
import type { FormType } from '#form_types/define'
import { options, type Option, type OptionSource } from '#form_types/options'

export type FieldProp = {
  name: string
  kind: string
  label: string
  hint: string | null
  required: boolean
  options: string | null
  max: number | null
  staff: boolean
  default: any
}

export type FormTypeProp = {
  key: string
  sport: 'tennis' | 'golf'
  title: string
  intro: string
  /** Minutes it takes and what to have at hand. */
  preparation: string
  fields: Record<string, FieldProp>
  listFields: string[]
  /** Name of the field that stands under a person's name: whom they come for. */
  subtitle: string
}

/** The `formType` prop: what a page needs to draw a type's form, in the reader's language. */
export function formTypeProp(type: FormType, i18n: I18n, { staff = false } = {}): FormTypeProp {
  const own = (key: string, fallback = '') => i18n.t(`forms.${type.key}.${key}`, {}, fallback)
  const words = (name: string, part: string) =>
    own(`fields.${name}.${part}`, i18n.t(`forms.person.fields.${name}.${part}`, {}, ''))
  const fields = Object.entries(staff ? type.allFields : type.publicFields)
  return {
    key: type.key,
    sport: type.sport,
    title: own('title'),
    intro: own('intro'),
    preparation: own('preparation'),
    listFields: type.listFields,
    subtitle: type.card.company,
    fields: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        {
          name,
          kind: field.kind.key,
          label: words(name, 'label') || name,
          hint: words(name, 'hint') || null,
          required: field.required ?? false,
          options: field.options ?? null,
          max: field.max ?? null,
          staff: field.staff ?? false,
          default: field.default ?? null,
        },
      ])
    ),
  }
}

/** The option lists of a type's form, by name; `days` stands for the event's days too. */
export function optionsProp(
  type: FormType,
  source: OptionSource,
  i18n: I18n,
  { staff = false } = {}
): Record<string, Option[]> {
  const names = new Set(
    staff ? ([...type.lists, 'categories', 'permissions'] as const) : type.lists
  )
  const lists = Object.fromEntries([...names].map((name) => [name, options(name, source, i18n)]))
  if (lists.eventDays && !lists.days) lists.days = lists.eventDays
  return lists
}
