import { appName, productVersion } from '#config/app'
import { organiser } from '#config/organiser'
import type Tournament from '#models/tournament'
import type { Sport } from '#shared/choices'

/** The product in the dress of a tournament, or of a sport that has none. */
export const appProp = (tournament: Tournament | null, sport: Sport = 'tennis') => ({
  name: appName,
  tournament: tournament?.fullName ?? null,
  sport: tournament?.sport ?? sport,
  accent: tournament?.accent ?? '#0f766e',
  logo: tournament?.logoPath ?? null,
  startsOn: tournament?.startsOn ?? null,
  endsOn: tournament?.endsOn ?? null,
  contact: organiser.email,
  version: productVersion,
})
