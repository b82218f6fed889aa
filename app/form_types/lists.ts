import countries from 'i18n-iso-countries/index.js'
import { categoryKeys, zoneCodes } from '#form_types/categories'
import { labelFlags } from '#form_types/zones'
import { addDays, daysBetween } from '#shared/days'
import { accreditationTypes } from '#shared/choices'

type Profile = {
  id: number
  name: string
  flags?: Record<string, 0 | 1 | string>
  category?: string | null
}

export type OptionSource = OfficeLists & {
  startsOn: string
  endsOn: string
  pressFrom: string | null
  pressTo: string | null
  mindate?: string | null
  maxdate?: string | null
  /** Year in which a ball kid's licence must be valid; null: `year`. */
  licenceYear?: number | null
  year: number
  timeZone: string
}

export type OfficeLists = {
  permissions?: Profile[]
  restaurants?: { id: number; name: string }[]
}

const fixed =
  (...values: string[]) =>
  () =>
    values

const letterSizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']
export const childSizes = ['8', '10', '12', '14', '16']
const numbers = (from: number, to: number, step = 1) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => String(from + index * step))

/** Last day of a line umpire's period; period 1 ends on day 6. */
export const endOfPeriod = (period: string, { startsOn }: Pick<OptionSource, 'startsOn'>) =>
  addDays(startsOn, 4 + Number(period))

/** A prefix before the dot is a sport or a form type. Pages get the name without it. */
const lists = {
  'genders': fixed('man', 'woman'),
  'countries': () => Object.keys(countries.getAlpha2Codes()),
  'categories': fixed(...categoryKeys),
  'permissions': (source: OfficeLists) => (source.permissions ?? []).map(({ id }) => String(id)),
  'tennis.zones': fixed(...zoneCodes),
  'golf.zones': fixed(...zoneCodes),
  'labelFlags': fixed('all', ...Object.keys(labelFlags)),
  'restaurants': (source: OfficeLists) => (source.restaurants ?? []).map(({ id }) => String(id)),
  'accreditationTypes': fixed(...accreditationTypes),
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
  'locales': fixed('es', 'en'),
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
    daysBetween(addDays(source.startsOn, -3), source.endsOn),
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

export const isDayList = (list: ListName) => ['eventDays', 'days', 'availability'].includes(list)

/** Lists without days, so they need no tournament. */
export type UndatedList = {
  [Name in ListName]: (typeof lists)[Name] extends (source: OfficeLists) => string[] ? Name : never
}[ListName]

/** Allowed values of a list; a list with days needs a tournament. */
export function optionValues(list: UndatedList, source?: OfficeLists): string[]
export function optionValues(list: ListName, source: OptionSource): string[]
export function optionValues(list: ListName, source: OfficeLists = {}): string[] {
  return lists[list](source as OptionSource)
}
