import countries from 'i18n-iso-countries/index.js'
import { createRequire } from 'node:module'
import type { I18n } from '@adonisjs/i18n'
import type { Locale } from '#config/i18n'
import { formatDay, midnightOf, formatShortDay } from '#shared/days'
import { categories, type Category } from '#form_types/categories'
import { labelFlags } from '#form_types/zones'
import {
  childSizes,
  endOfPeriod,
  isDayList,
  optionValues,
  type ListName,
  type OfficeLists,
  type OptionSource,
  type UndatedList,
} from '#form_types/lists'

const load = createRequire(import.meta.url)
for (const locale of ['es', 'en']) {
  countries.registerLocale(load(`i18n-iso-countries/langs/${locale}.json`))
}

export type Option = {
  value: string
  label: string
  color?: string
  flags?: Record<string, 0 | 1 | string>
  category?: string | null
  /** Allowed values of a flag that is no zone. Null: yes or no; empty: any text. */
  choices?: string[] | null
}

export const servedName = (list: string) => list.slice(list.indexOf('.') + 1)

// Common names for countries whose ISO name is unusual.
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

export function optionLabel(
  list: ListName,
  value: string,
  i18n: I18n,
  source: Partial<OptionSource> = {}
): string {
  if (isDayList(list)) return formatDay(value)
  switch (list) {
    case 'countries':
      return commonNames[i18n.locale]?.[value] ?? countries.getName(value, i18n.locale) ?? value
    case 'periods':
      return source.startsOn ? periodLabel(value, source.startsOn, i18n) : value
    case 'permissions':
      return source.permissions?.find(({ id }) => String(id) === value)?.name ?? value
    case 'restaurants':
      return source.restaurants?.find(({ id }) => String(id) === value)?.name ?? value
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

function periodLabel(value: string, startsOn: string, i18n: I18n) {
  const end = endOfPeriod(value, { startsOn })
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' })
  return i18n.t('options.period', {
    number: value,
    day: `${weekday.format(midnightOf(end))} ${formatShortDay(end)}`,
  })
}

const sortedByLabel = new Set<ListName>(['countries', 'regions'])

/** Sorting 249 countries takes longer than everything else in a form. */
const cachedOptions = new Map<string, Option[]>()

export const forgetOptions = () => cachedOptions.clear()

export const languageNames = (i18n: I18n): Record<Locale, string> => ({
  es: optionLabel('locales', 'es', i18n),
  en: optionLabel('locales', 'en', i18n),
})

export function options(list: UndatedList, i18n: I18n, source?: OfficeLists): Option[]
export function options(list: ListName, i18n: I18n, source: OptionSource): Option[]
export function options(list: ListName, i18n: I18n, source: OfficeLists = {}): Option[] {
  if (!sortedByLabel.has(list)) return buildOptions(list, i18n, source)
  const key = `${i18n.locale}:${list}`
  if (!cachedOptions.has(key))
    cachedOptions.set(key, sortByLabel(buildOptions(list, i18n, source), i18n.locale))
  return cachedOptions.get(key)!
}

function buildOptions(list: ListName, i18n: I18n, source: OfficeLists): Option[] {
  return optionValues(list, source as OptionSource).map((value) => ({
    value,
    label: optionLabel(list, value, i18n, source),
    ...(list === 'categories' && { color: categories[value as Category].color }),
    ...(list === 'permissions' && profileOf(value, source)),
    ...(list === 'labelFlags' && { choices: labelFlags[value] ?? null }),
  }))
}

function sortByLabel(all: Option[], locale: string): Option[] {
  const collator = new Intl.Collator(locale)
  const rank = ({ value }: Option) => (value === 'ES' ? 0 : value === 'abroad' ? 2 : 1)
  return all.sort((a, b) => rank(a) - rank(b) || collator.compare(a.label, b.label))
}

function profileOf(value: string, { permissions = [] }: OfficeLists) {
  const { flags, category } = permissions.find(({ id }) => String(id) === value)!
  return flags && { flags, category }
}

export function countryCode3(alpha2: string | null): string | null {
  return alpha2 ? (countries.alpha2ToAlpha3(alpha2) ?? null) : null
}
