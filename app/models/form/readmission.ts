import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { add, lackOf, lockPlayer, none, type Places } from '#models/allowance'
import { fromJson } from '#models/json'

/**
 * Those of some refused requests whose player has brought others in their place meanwhile.
 * Each counts those before it, as all of them would be let in together.
 */
export async function withoutPlace(trx: TransactionClientContract, ids: number[]) {
  const rows = await trx
    .from('forms')
    .join('tournaments', 'tournaments.id', 'forms.tournament_id')
    .whereIn('forms.id', ids)
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
  const asked = new Map<number, Places>()
  const turnedAway: number[] = []
  for (const { id, player: playerId, type, detail, tournament, quarterFinals, limits } of rows) {
    const player = await lockPlayer(trx, playerId, tournament)
    const { validity } = fromJson(detail)
    const places = add({ ...(asked.get(playerId) ?? none()) }, { type, validity })
    const edition = { quarterFinals: Boolean(quarterFinals), limits: fromJson(limits) }
    if (await lackOf(trx, player, places, edition)) turnedAway.push(Number(id))
    else asked.set(playerId, places)
  }
  return turnedAway
}
