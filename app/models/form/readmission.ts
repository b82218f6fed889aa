import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { add, lackOf, lockPlayer, none, type Places } from '#models/allowance'
import { chunks } from '#models/bulk'
import { fromJson } from '#models/json'

/**
 * Those of some refused requests whose player has brought others in their place meanwhile.
 * Each counts those before it, as all of them would be let in together.
 */
export async function withoutPlace(trx: TransactionClientContract, ids: number[]) {
  const asked = new Map<number, Places>()
  const turnedAway: number[] = []
  for await (const row of refusedMembers(trx, ids)) {
    const { id, player: playerId, type, detail, tournament, quarterFinals, limits } = row
    const player = await lockPlayer(trx, playerId, tournament)
    const { validity } = fromJson(detail)
    const places = add({ ...(asked.get(playerId) ?? none()) }, { type, validity })
    const edition = { quarterFinals: Boolean(quarterFinals), limits: fromJson(limits) }
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
