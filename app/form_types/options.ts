import countries from 'i18n-iso-countries'
import { createRequire } from 'node:module'
import type { I18n } from '@adonisjs/i18n'
import { shownDay } from '#form_types/kinds/date'
import { categories, type Category } from '#form_types/categories'
import { labelFlags } from '#form_types/zones'
import {
  childSizes,
  endOfPeriod,
  optionValues,
  type ListName,
  type OptionSource,
} from '#form_types/lists'

const load = createRequire(import.meta.url)
for (const locale of ['es', 'en']) {
  countries.registerLocale(load(`i18n-iso-countries/langs/${locale}.json`))
}

export type Option = {
  value: string
  label: string
  /** Only categories have one: the colour of their band. */
  color?: string
  /** Only permission profiles have them: what they open, and for which category. */
  flags?: Record<string, 0 | 1 | string>
  category?: string | null
  /** Only flags that are no zones have them: null is yes or no, an empty list any text. */
  choices?: string[] | null
}

/** The name under which pages get a list. */
export const servedName = (list: string) => list.slice(list.indexOf('.') + 1)

// Names that newspapers and people use where the ISO list is stiff (domain facts §7).
const commonNames: Record<string, Record<string, string>> = {
  es: {
    KR: 'Corea del Sur',
    KP: 'Corea del Norte',
    CZ: 'Chequia',
    LA: 'Laos',
    IQ: 'Irak',
    FJ: 'Fiyi',
    ML: 'Malí',
  },
  en: {},
}

/** The word for a value, in the reader's language. */
export function optionLabel(
  list: ListName,
  value: string,
  i18n: I18n,
  source?: OptionSource
): string {
  switch (list) {
    case 'countries':
      return commonNames[i18n.locale]?.[value] ?? countries.getName(value, i18n.locale) ?? value
    case 'days':
    case 'eventDays':
    case 'availability':
      return shownDay(value)
    case 'periods':
      return source ? periodLabel(value, source, i18n) : value
    case 'permissions':
      return source?.permissions?.find(({ id }) => String(id) === value)?.name ?? value
    case 'restaurants':
      return source?.restaurants?.find(({ id }) => String(id) === value)?.name ?? value
    case 'tennis.zones':
    case 'golf.zones':
      return i18n.t(`options.zones.${list.split('.')[0]}.${value}`)
    case 'polos':
    case 'jackets':
    case 'letter':
    case 'ballboy.polos':
    case 'ballboy.pants':
      return childSizes.includes(value)
        ? i18n.t('options.childSize', { size: value })
        : value.toUpperCase()
    default:
      return i18n.t(`options.${list}.${value}`, {}, value)
  }
}

/** `1: until Saturday 27/04`. */
function periodLabel(value: string, source: OptionSource, i18n: I18n) {
  const end = endOfPeriod(value, source)
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' })
  return i18n.t('options.period', {
    number: value,
    day: `${weekday.format(new Date(`${end}T00:00:00Z`))} ${shownDay(end).slice(0, 5)}`,
  })
}

const sortedByLabel = new Set<ListName>(['countries', 'regions'])

/** Sorted lists by language: sorting 249 countries takes longer than all the rest of a form. */
const remembered = new Map<string, Option[]>()

/** Has the sorted lists made anew, where words have changed. */
export const forgetOptions = () => remembered.clear()

/** A list as pages receive it: `[{ value, label }]`, countries by name with Spain first, regions by name. */
export function options(list: ListName, source: OptionSource, i18n: I18n): Option[] {
  if (!sortedByLabel.has(list)) return made(list, source, i18n)
  const key = `${i18n.locale}:${list}`
  if (!remembered.has(key)) remembered.set(key, sorted(made(list, source, i18n), i18n.locale))
  return remembered.get(key)!
}

function made(list: ListName, source: OptionSource, i18n: I18n): Option[] {
  return optionValues(list, source).map((value) => ({
    value,
    label: optionLabel(list, value, i18n, source),
    ...(list === 'categories' && { color: categories[value as Category].color }),
    ...(list === 'permissions' && profileOf(value, source)),
    ...(list === 'labelFlags' && { choices: labelFlags[value] ?? null }),
  }))
}

function sorted(all: Option[], locale: string): Option[] {
  const collator = new Intl.Collator(locale)
  const rank = ({ value }: Option) => (value === 'ES' ? 0 : value === 'abroad' ? 2 : 1)
  return all.sort((a, b) => rank(a) - rank(b) || collator.compare(a.label, b.label))
}

function profileOf(value: string, { permissions = [] }: OptionSource) {
  const { flags, category } = permissions.find(({ id }) => String(id) === value)!
  return flags && { flags, category }
}

/** ISO alpha-3 of a country, as the card prints it. */
export function countryCode3(alpha2: string | null): string | null {
  return alpha2 ? (countries.alpha2ToAlpha3(alpha2) ?? null) : null
}
