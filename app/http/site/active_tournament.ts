import type { HttpContext } from '@adonisjs/core/http'
import Tournament from '#models/tournament'
import type { Sport } from '#shared/choices'

const tournaments = new WeakMap<HttpContext, Map<Sport, Promise<Tournament | null>>>()

/** The active edition of a sport, read once for a request. */
export function activeTournament(ctx: HttpContext, sport: Sport) {
  const bySport = tournaments.get(ctx) ?? new Map<Sport, Promise<Tournament | null>>()
  tournaments.set(ctx, bySport)
  const tournament = bySport.get(sport) ?? Tournament.activeOf(sport)
  bySport.set(sport, tournament)
  return tournament
}
