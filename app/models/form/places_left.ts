import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  addPerson,
  lackOf,
  lockPlayer,
  noPlaces,
  type Places,
} from '#models/default_player/allowance'
import { chunks } from '#sql/bulk'

/** Rejected requests whose player has no place left. Each one counts those before it. */
export async function withoutPlace(trx: TransactionClientContract, ids: number[]) {
  const asked = new Map<number, Places>()
  const turnedAway: number[] = []
  for await (const row of refusedMembers(trx, ids)) {
    const { id, player: playerId, type, detail, tournament, quarterFinals, limits } = row
    const player = await lockPlayer(trx, playerId, tournament)
    const { validity } = detail
    const places = addPerson({ ...(asked.get(playerId) ?? noPlaces()) }, { type, validity })
    const edition = { quarterFinals, limits }
    if (await lackOf(trx, player, places, edition)) turnedAway.push(Number(id))
    else asked.set(playerId, places)
  }
  return turnedAway
}

async function* refusedMembers(trx: TransactionClientContract, ids: number[]) {
  for (const some of chunks(ids.toSorted((a, b) => a - b)))
    yield* await trx
      .from('forms')
      .join('tournaments', 'tournaments.id', 'forms.tournament_id')
      .whereIn('forms.id', some)
      .where('forms.state', 'rejected')
      // Nobody else approves a withdrawn request, so it takes no place.
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
