import type { I18n } from '@adonisjs/i18n'
import type { Edition, FormType } from '#form_types/define'
import type { FieldSettings } from '#form_types/kinds/kind'
import { facetList } from '#form_types/facets'
import { formTypes } from '#form_types/index'
import type { Json } from '#sql/json'
import { type ListName, type OptionSource } from '#form_types/lists'
import { options, servedName, type Option } from '#form_types/options'
import type { Sport } from '#shared/choices'

export type FieldProp = {
  name: string
  kind: string
  label: string
  short: string
  hint: string | null
  /** Name of its control: `detail[type]` for an answer inside `detail`. */
  wire: string
  required: boolean
  options: string | null
  accept: string[] | null
  max: number | null
  staff: boolean
  derived: boolean
  default: Json
  follows?: FieldSettings['follows']
  /** A draft keeps the answer only in its tab. */
  sensitive?: true
}

export type FormTypeProp = {
  key: string
  sport: Sport
  title: string
  intro: string
  preparation: string
  fields: Record<string, FieldProp>
  listFields: string[]
  hiddenFields: string[]
  filters: { name: string; options: string | null }[]
  subtitle: string
  guest: FormTypeProp | null
}

/** Props by dictionary: reloading the translations replaces the dictionary. */
const propsByDictionary = new WeakMap<object, Map<string, FormTypeProp>>()

export function formTypeProp(type: FormType, i18n: I18n, { staff = false } = {}): FormTypeProp {
  const words = i18n.localeTranslations
  if (!propsByDictionary.has(words)) propsByDictionary.set(words, new Map())
  const props = propsByDictionary.get(words)!
  const key = `${type.key}:${staff}`
  if (!props.has(key)) props.set(key, buildProp(type, i18n, staff))
  return props.get(key)!
}

function buildProp(type: FormType, i18n: I18n, staff: boolean): FormTypeProp {
  const guestType = type.guests ? formTypes.get(type.guests) : null
  const ownText = (key: string) => i18n.t(`forms.${type.key}.${key}`, {}, '')
  const words = (name: string, part: string) =>
    ownText(`fields.${name}.${part}`) || i18n.t(`forms.person.fields.${name}.${part}`, {}, '')
  const fields = Object.entries(staff ? type.allFields : type.publicFields)
  return {
    key: type.key,
    sport: type.sport,
    title: ownText('title'),
    intro: ownText('intro'),
    preparation: ownText('preparation'),
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
          ...(field.follows && { follows: field.follows }),
          ...(field.sensitive && { sensitive: true as const }),
        },
      ])
    ),
  }
}

/** The options of a form, with those its type finds for a query, such as players. */
export async function optionsFor(
  type: FormType,
  edition: Edition,
  i18n: I18n,
  { query, staff }: { query: Record<string, unknown>; staff?: boolean }
) {
  return {
    ...optionsProp(type, edition, i18n, { staff }),
    ...(await type.search?.(query, edition)),
  }
}

export function optionsProp(
  type: FormType,
  source: OptionSource,
  i18n: I18n,
  { staff = false } = {}
): Record<string, Option[]> {
  const guestLists = type.guests ? formTypes.get(type.guests).lists : []
  const names = new Set<ListName>([...type.lists, ...guestLists])
  if (staff) {
    names.add('categories').add('permissions').add('restaurants').add('locales')
    names.add(`${type.sport}.zones`).add('labelFlags')
  }
  const lists = Object.fromEntries(
    [...names].map((name) => [servedName(name), options(name, i18n, source)])
  )
  if (lists.eventDays && !lists.days) lists.days = lists.eventDays
  return Object.assign(lists, type.shows?.(source))
}
