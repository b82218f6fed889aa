import type { I18n } from '@adonisjs/i18n'
import type { FormType } from '#form_types/define'
import { facetList } from '#form_types/facets'
import { formTypes } from '#form_types/index'
import { type ListName, type OptionSource } from '#form_types/lists'
import { options, servedName, type Option } from '#form_types/options'

export type FieldProp = {
  name: string
  kind: string
  label: string
  /** The label where a list has little room for it. */
  short: string
  hint: string | null
  /** Name of its control: `detail[type]` where the answer stands inside `detail`. */
  wire: string
  required: boolean
  options: string | null
  /** Of a file: the types it may have. */
  accept: string[] | null
  max: number | null
  staff: boolean
  /** Follows from other answers: nobody is asked. */
  derived: boolean
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
  /** Those of them that a list shows only where it is asked to. */
  hiddenFields: string[]
  /** What a list is filtered by: a question and its option list; null where it is answered or not. */
  filters: { name: string; options: string | null }[]
  /** Name of the field that stands under a person's name: whom they come for. */
  subtitle: string
  /** The questions about each guest that the form may bring along. */
  guest: FormTypeProp | null
}

/** By the words they were made with: those are others once they are read anew. */
const remembered = new WeakMap<object, Map<string, FormTypeProp>>()

/** The `formType` prop: what a page needs to draw a type's form, in the reader's language. */
export function formTypeProp(type: FormType, i18n: I18n, { staff = false } = {}): FormTypeProp {
  const words = i18n.localeTranslations
  if (!remembered.has(words)) remembered.set(words, new Map())
  const props = remembered.get(words)!
  const key = `${type.key}:${staff}`
  if (!props.has(key)) props.set(key, made(type, i18n, staff))
  return props.get(key)!
}

function made(type: FormType, i18n: I18n, staff: boolean): FormTypeProp {
  const guestType = type.guests ? formTypes.get(type.guests) : null
  const own = (key: string) => i18n.t(`forms.${type.key}.${key}`, {}, '')
  const words = (name: string, part: string) =>
    own(`fields.${name}.${part}`) || i18n.t(`forms.person.fields.${name}.${part}`, {}, '')
  const fields = Object.entries(staff ? type.allFields : type.publicFields)
  return {
    key: type.key,
    sport: type.sport,
    title: own('title'),
    intro: own('intro'),
    preparation: own('preparation'),
    listFields: type.listFields,
    hiddenFields: type.listFields.filter((name) => type.allFields[name].list === 'hidden'),
    filters: (staff ? type.filterFields : []).map((name) => {
      const list = facetList(type.allFields[name])
      return { name, options: list && servedName(list) }
    }),
    subtitle: type.card.company,
    guest: guestType && formTypeProp(guestType, i18n),
    fields: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        {
          name,
          kind: field.kind.key,
          label: words(name, 'label') || name,
          short: words(name, 'short') || words(name, 'label') || name,
          hint: words(name, 'hint') || null,
          wire: type.controlName(name),
          required: field.required ?? false,
          options: field.options ? servedName(field.options) : null,
          accept: field.accept ?? null,
          max: field.max ?? null,
          staff: field.staff ?? false,
          derived: field.derived ?? false,
          default: field.default ?? null,
        },
      ])
    ),
  }
}

/** The option lists of a type's form, by name, with what it shows beside them. */
export function optionsProp(
  type: FormType,
  source: OptionSource,
  i18n: I18n,
  { staff = false } = {}
): Record<string, Option[]> {
  const guestLists = type.guests ? formTypes.get(type.guests).lists : []
  const names = new Set<ListName>([...type.lists, ...guestLists])
  if (staff) {
    names.add('categories').add('permissions').add('restaurants')
    names.add(`${type.sport}.zones`).add('labelFlags')
  }
  const lists = Object.fromEntries(
    [...names].map((name) => [servedName(name), options(name, source, i18n)])
  )
  if (lists.eventDays && !lists.days) lists.days = lists.eventDays
  return { ...lists, ...(type.shows?.(source) as any) }
}
