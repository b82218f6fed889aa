import type { HttpContext } from '@adonisjs/core/http'
import Tournament from '#models/tournament'
import type { Sport } from '#shared/choices'

const read = new WeakMap<HttpContext, Map<Sport, Promise<Tournament | null>>>()

/** The active edition of a sport, read once for a request. */
export function activeTournament(ctx: HttpContext, sport: Sport) {
  const known = read.get(ctx) ?? new Map<Sport, Promise<Tournament | null>>()
  read.set(ctx, known)
  const tournament = known.get(sport) ?? Tournament.activeOf(sport)
  known.set(sport, tournament)
  return tournament
}
