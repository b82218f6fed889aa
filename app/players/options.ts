import type { Edition } from '#form_types/define'
import type { Option } from '#form_types/options'
import { placesLeftFor, maxPlacesOf, type Places } from '#models/default_player/allowance'
import DefaultPlayer from '#models/default_player'
import { byRank } from '#players/rank_order'

export type PlayerOption = Option & { tour: string; most: Places; left: Places }

const OPTIONS_SHOWN = 20

/** Best ranked first. Limited, so that nobody gets the whole list. */
export async function playerOptions(search: unknown, edition: Edition): Promise<PlayerOption[]> {
  if (typeof search !== 'string' || search.trim() === '' || search.length > 100) return []
  const players = await DefaultPlayer.query()
    .where('tournamentId', edition.id)
    .if(
      /^\d{1,9}$/.test(search),
      (query) => query.where('id', Number(search)),
      (query) => query.withScopes((scopes) => scopes.matching(search))
    )
    .orderByRaw('rank is null, rank, last_name, id')
    .limit(OPTIONS_SHOWN)
  const left = await placesLeftFor(players, edition)
  return players.toSorted(byRank).map((player) => ({
    value: String(player.id),
    label: `${player.fullName} (${[player.tour, player.nationality].filter(Boolean).join(', ')})`,
    tour: player.tour,
    most: maxPlacesOf(player, edition),
    left: left.get(player.id)!,
  }))
}
