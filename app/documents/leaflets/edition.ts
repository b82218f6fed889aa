import { DateTime } from 'luxon'
import { organiser } from '#config/organiser'
import type { Locale } from '#config/i18n'
import { printable } from '#documents/cards/fonts'
import type { Sport } from '#shared/choices'

/** The tournament as leaflets name it; days as `2024-04-22`, the accent as `#rrggbb`. */
export type Edition = {
  sport: Sport
  name: string
  year: number
  place: string | null
  startsOn: string
  endsOn: string
  accent: string
  /** The year in which a federation licence must be valid; if missing, the year of the edition. */
  licenceYear?: number | null
}

export type Blanks = ReturnType<typeof blanksOf>

export function blanksOf(edition: Edition, locale: Locale) {
  const day = (iso: string) => DateTime.fromISO(iso).setLocale(locale).toFormat('dd/MM/yyyy')
  const dates = `${day(edition.startsOn)} – ${day(edition.endsOn)}`
  return {
    tournament: printable(`${edition.name} ${edition.year}`),
    year: String(edition.year),
    licenceYear: String(edition.licenceYear ?? edition.year),
    when: [edition.place && printable(edition.place), dates].filter(Boolean).join(', '),
    organiser: printable(organiser.name),
    contact: organiser.email,
    privacyContact: organiser.dpoEmail,
  }
}

export function filled(text: string, blanks: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => blanks[name] ?? whole)
}
