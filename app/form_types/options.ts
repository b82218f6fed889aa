import countries from 'i18n-iso-countries'
import { createRequire } from 'node:module'
import type { I18n } from '@adonisjs/i18n'
import { shownDay } from '#form_types/kinds/date'
import { categories, type Category } from '#form_types/categories'
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

/** A list as pages receive it: `[{ value, label }]`, countries by name with Spain first, regions by name. */
export function options(list: ListName, source: OptionSource, i18n: I18n): Option[] {
  const all = optionValues(list, source).map((value) => ({
    value,
    label: optionLabel(list, value, i18n, source),
    ...(list === 'categories' && { color: categories[value as Category].color }),
  }))
  if (!sortedByLabel.has(list)) return all
  const collator = new Intl.Collator(i18n.locale)
  const rank = ({ value }: Option) => (value === 'ES' ? 0 : value === 'abroad' ? 2 : 1)
  return all.sort((a, b) => rank(a) - rank(b) || collator.compare(a.label, b.label))
}

/** ISO alpha-3 of a country, as the card prints it. */
export function countryCode3(alpha2: string | null): string | null {
  return alpha2 ? (countries.alpha2ToAlpha3(alpha2) ?? null) : null
}
