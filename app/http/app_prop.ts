import { appName, productVersion } from '#config/app'
import { organiser } from '#config/organiser'
import type Tournament from '#models/tournament'
import type { Sport } from '#shared/choices'
import { usualAccents } from '#shared/color'

/** Name, colours and contact of the product: those of a tournament, or defaults for a sport without one. */
export const appProp = (tournament: Tournament | null, sport: Sport = 'tennis') => ({
  name: appName,
  tournament: tournament?.fullName ?? null,
  sport: tournament?.sport ?? sport,
  accent: tournament?.accent ?? usualAccents[sport],
  logo: tournament?.logoPath ?? null,
  startsOn: tournament?.startsOn ?? null,
  endsOn: tournament?.endsOn ?? null,
  contact: organiser.email,
  version: productVersion,
})
