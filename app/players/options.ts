import type { Edition } from '#form_types/define'
import type { Option } from '#form_types/options'
import { leftFor, mostOf, type Places } from '#models/default_player/allowance'
import DefaultPlayer from '#models/default_player'
import { byRank } from '#players/rank_order'

export type PlayerOption = Option & { tour: string; most: Places; left: Places }

const MOST = 20

/** Best ranked first. Limited, so that nobody gets the whole list. */
export async function playerOptions(sought: unknown, edition: Edition): Promise<PlayerOption[]> {
  if (typeof sought !== 'string' || sought.trim() === '' || sought.length > 100) return []
  const players = await DefaultPlayer.query()
    .where('tournamentId', edition.id)
    .if(
      /^\d{1,9}$/.test(sought),
      (query) => query.where('id', Number(sought)),
      (query) => query.withScopes((scopes) => scopes.matching(sought))
    )
    .orderByRaw('rank is null, rank, last_name, id')
    .limit(MOST)
  const left = await leftFor(players, edition)
  return players.toSorted(byRank).map((player) => ({
    value: String(player.id),
    label: `${player.fullName} (${[player.tour, player.nationality].filter(Boolean).join(', ')})`,
    tour: player.tour,
    most: mostOf(player, edition),
    left: left.get(player.id)!,
  }))
}
