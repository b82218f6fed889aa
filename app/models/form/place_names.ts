import type { Locale } from '#config/i18n'
import type { Named } from '#text/likeness'

/** The stored name of a reserved place, so that people can search for it. */
const WORDS = { es: 'Reserva', en: 'Reserved' }

export const placeName = (number: number, locale: Locale): Named => ({
  name: WORDS[locale],
  lastName: String(number),
})

export const isPlaceName = ({ name, lastName }: Named) =>
  Object.values(WORDS).includes(name) && /^\d+$/.test(lastName)
