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
  /** Between which days a ball kid is born; null follows the edition's year. */
  mindate?: string | null
  maxdate?: string | null
  /** The year in which a ball kid's licence must be valid; null is the edition's. */
  licenceYear?: number | null
  year: number
  timeZone: string
  permissions?: { id: number; name: string }[]
}

export type Option = {
  value: string
  label: string
  /** Only categories have one: the colour of their band. */
  color?: string
}

/** A day so many days after another, both as `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
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

const letterSizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']
const childSizes = ['8', '10', '12', '14', '16']
const numbers = (from: number, to: number, step = 1) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => String(from + index * step))

/** The day on which a line umpire's period ends: the first on the sixth day (specification §9). */
const endOfPeriod = (period: string, { startsOn }: OptionSource) =>
  dayAfter(startsOn, 4 + Number(period))

/**
 * Every option list with its allowed values (specification §9, domain facts §5 to §7). What
 * stands before a dot names the form type whose list it is; pages get it without.
 */
const lists = {
  'genders': fixed('man', 'woman'),
  'countries': () => Object.keys(countries.getAlpha2Codes()),
  'categories': () => categoryKeys as string[],
  'permissions': (source: OptionSource) => (source.permissions ?? []).map(({ id }) => String(id)),
  'accreditationTypes': fixed(
    'staff',
    'supplier',
    'sponsor',
    'vip',
    'tv',
    'security',
    'medical',
    'catering'
  ),
  'eventDays': (source: OptionSource) => daysBetween(source.startsOn, source.endsOn),
  'days': (source: OptionSource) =>
    daysBetween(source.pressFrom ?? source.startsOn, source.pressTo ?? source.endsOn),
  'medias': fixed(
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
  'validities': fixed('full', 'day'),
  'parkings': fixed('none', 'requested'),
  'tennisHabitFreq': fixed('daily', 'weekly', 'monthly', 'yearly'),
  'ballboy.polos': fixed(...childSizes, ...letterSizes),
  'ballboy.pants': fixed(...childSizes, ...letterSizes),
  'polos': fixed(...letterSizes),
  'jackets': fixed(...letterSizes),
  'pants': fixed(...numbers(36, 56, 2)),
  'shoes': fixed(...numbers(35, 48)),
  'letter': fixed(...letterSizes),
  'number': fixed(...numbers(36, 56, 2)),
  'lineTypes': fixed('line', 'chair'),
  'periods': fixed(...numbers(1, 9)),
  'tours': fixed('ATP', 'WTA'),
  'draws': fixed('main', 'qualifying', 'doubles'),
  'guestTypes': fixed('Guest', 'Guest1', 'Guest2', 'Coach', 'Physio'),
  'defaultGuestTypes': fixed('Guest', 'Guest1', 'Guest2', 'Coach', 'Physio'),
  'educations': fixed('basic', 'baccalaureate', 'vocational', 'university', 'master'),
  'languages': fixed(
    'spanish',
    'english',
    'french',
    'german',
    'italian',
    'portuguese',
    'chinese',
    'russian',
    'arabic',
    'japanese',
    'polish',
    'romanian',
    'dutch',
    'sign_language'
  ),
  'levels': fixed('beginner', 'elemental', 'intermediate', 'advanced', 'expert'),
  'shifts': fixed('morning', 'afternoon', 'both'),
  'transports': fixed(
    'bus',
    'metro',
    'taxi',
    'gasoline',
    'diesel',
    'combined_hybrid',
    'plugin_hybrid',
    'electrical',
    'motorcycle',
    'bicycle'
  ),
  'regions': fixed(
    'andalusia',
    'aragon',
    'asturias',
    'balearic_islands',
    'basque_country',
    'canary_islands',
    'cantabria',
    'castile_la_mancha',
    'castile_leon',
    'catalonia',
    'ceuta',
    'extremadura',
    'galicia',
    'la_rioja',
    'madrid',
    'melilla',
    'murcia',
    'navarre',
    'valencia',
    'abroad'
  ),
  'provinces': fixed(...numbers(1, 52).map((code) => code.padStart(2, '0')), 'abroad'),
  'golf.shifts': fixed('morning', 'afternoon', 'both', 'full', 'full_game'),
  // Practice rounds and the pro-am come before the first day of play.
  'availability': (source: OptionSource) =>
    daysBetween(dayAfter(source.startsOn, -3), source.endsOn),
  'positions': fixed(
    'marshal',
    'crossing_marshal',
    'walking_scorer',
    'standard_bearer',
    'scoring',
    'driving_range',
    'putting_green',
    'caddie_services',
    'player_transport',
    'spotter',
    'first_tee',
    'admissions',
    'volunteer_centre',
    'media_centre',
    'hospitality',
    'information',
    'merchandising'
  ),
} satisfies Record<string, (source: OptionSource) => string[]>

export type ListName = keyof typeof lists

/** The name under which pages get a list. */
export const servedName = (list: string) => list.slice(list.indexOf('.') + 1)

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
    case 'availability':
      return shownDay(value)
    case 'periods':
      return source ? periodLabel(value, source, i18n) : value
    case 'permissions':
      return source?.permissions?.find(({ id }) => String(id) === value)?.name ?? value
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
