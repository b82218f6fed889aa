import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  addPerson,
  shortageOf,
  lockPlayer,
  noPlaces,
  type Places,
} from '#models/default_player/allowance'
import { chunks } from '#sql/bulk'

/**
 * Of the rejected requests, those whose player has no place left, counted one after the other.
 * A transaction keeps the players locked.
 */
export async function withoutPlace(client: QueryClientContract, ids: number[]) {
  const asked = new Map<number, Places>()
  const withoutPlaceIds: number[] = []
  for await (const row of rejectedMembers(client, ids)) {
    const { id, player: playerId, type, detail, tournament, quarterFinals, limits } = row
    const player = await lockPlayer(client, playerId, tournament)
    const { validity } = detail
    const places = addPerson({ ...(asked.get(playerId) ?? noPlaces()) }, { type, validity })
    const edition = { quarterFinals, limits }
    if (await shortageOf(client, player, places, edition)) withoutPlaceIds.push(id)
    else asked.set(playerId, places)
  }
  return withoutPlaceIds
}

async function* rejectedMembers(client: QueryClientContract, ids: number[]) {
  for (const chunk of chunks(ids.toSorted((a, b) => a - b)))
    yield* await client
      .from('forms')
      .join('tournaments', 'tournaments.id', 'forms.tournament_id')
      .whereIn('forms.id', chunk)
      .where('forms.state', 'rejected')
      // Nobody can approve a withdrawn request, so it needs no place.
      .whereNull('forms.withdrawn_at')
      .whereNotNull('forms.player')
      .orderBy('forms.id')
      .select(
        'forms.id',
        'forms.player',
        'forms.type',
        'forms.detail',
        'tournaments.quarter_finals as quarterFinals',
        'tournaments.limits'
      )
      .select('tournaments.id as tournament')
}
