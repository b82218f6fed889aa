import countries from 'i18n-iso-countries'
import { createRequire } from 'node:module'
import type { I18n } from '@adonisjs/i18n'
import { shownDay } from '#form_types/kinds/date'
import { categories, categoryKeys, type Category } from '#form_types/categories'

const load = createRequire(import.meta.url)
for (const locale of ['es', 'en']) {
  countries.registerLocale(load(`i18n-iso-countries/langs/${locale}.json`))
}

/** What an option list may depend on: the days of the tournament and its permission profiles. */
export type OptionSource = {
  startsOn: string
  endsOn: string
  pressFrom: string | null
  pressTo: string | null
  permissions?: { id: number; name: string }[]
}

export type Option = {
  value: string
  label: string
  /** Only categories have one: the colour of their band. */
  color?: string
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  const last = Date.parse(`${to}T00:00:00Z`)
  for (let day = Date.parse(`${from}T00:00:00Z`); day <= last; day += 86_400_000) {
    days.push(new Date(day).toISOString().slice(0, 10))
  }
  return days
}

const fixed =
  (...values: string[]) =>
  () =>
    values

/** Every option list with its allowed values (specification §9, domain facts §6 and §7). */
const lists = {
  genders: fixed('man', 'woman'),
  countries: () => Object.keys(countries.getAlpha2Codes()),
  categories: () => categoryKeys as string[],
  permissions: (source: OptionSource) => (source.permissions ?? []).map(({ id }) => String(id)),
  accreditationTypes: fixed(
    'staff',
    'supplier',
    'sponsor',
    'vip',
    'tv',
    'security',
    'medical',
    'catering'
  ),
  eventDays: (source: OptionSource) => daysBetween(source.startsOn, source.endsOn),
  days: (source: OptionSource) =>
    daysBetween(source.pressFrom ?? source.startsOn, source.pressTo ?? source.endsOn),
  medias: fixed(
    'magazine',
    'radio',
    'photographer',
    'itwa',
    'agw',
    'itpa',
    'tv_nrh',
    'tv_nrh_crew',
    'tvrh'
  ),
  validities: fixed('full', 'day'),
  parkings: fixed('none', 'requested'),
} satisfies Record<string, (source: OptionSource) => string[]>

export type ListName = keyof typeof lists

/** Allowed values of a list in a tournament. */
export function optionValues(list: ListName, source: OptionSource): string[] {
  return lists[list](source)
}

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
      return shownDay(value)
    case 'permissions':
      return source?.permissions?.find(({ id }) => String(id) === value)?.name ?? value
    default:
      return i18n.t(`options.${list}.${value}`, {}, value)
  }
}

const sortedByLabel = new Set<ListName>(['countries'])

/** A list as pages receive it: `[{ value, label }]`, countries by name with Spain first. */
export function options(list: ListName, source: OptionSource, i18n: I18n): Option[] {
  const all = optionValues(list, source).map((value) => ({
    value,
    label: optionLabel(list, value, i18n, source),
    ...(list === 'categories' && { color: categories[value as Category].color }),
  }))
  if (!sortedByLabel.has(list)) return all
  const collator = new Intl.Collator(i18n.locale)
  return all.sort((a, b) =>
    a.value === 'ES' ? -1 : b.value === 'ES' ? 1 : collator.compare(a.label, b.label)
  )
}

/** ISO alpha-3 of a country, as the card prints it. */
export function countryCode3(alpha2: string | null): string | null {
  return alpha2 ? (countries.alpha2ToAlpha3(alpha2) ?? null) : null
}
