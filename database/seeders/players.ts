import { dice, person } from '#database/seeders/people'
import DefaultPlayer from '#models/default_player'
import { nameKey } from '#text/name_key'
import type Tournament from '#models/tournament'

/** These two are in every demonstration, since guides and tests name them; the others are random. */
const namedPlayers = [
  { tour: 'ATP', name: 'Ejemplo', lastName: 'Uno', nationality: 'ES', rank: 1 },
  { tour: 'WTA', name: 'Example', lastName: 'Two', nationality: 'GB', rank: 1 },
] as const

/** Number of players of each tour. */
const OF_EACH = 64

/** Invented players of both tours for an edition's list. */
export function demoPlayers(tournament: Tournament, count = 2 * OF_EACH) {
  const randomPlayers = Array.from(
    { length: Math.max(0, count - namedPlayers.length) },
    (_, index) => {
      const roll = dice(index * 613 + 5)
      const { name, lastName, idNationality } = person(700_000 + index)
      return {
        tour: index % 2 === 0 ? ('ATP' as const) : ('WTA' as const),
        name,
        // One surname, with the small words before it.
        lastName: lastName.match(/^(\p{Ll}+ )*\S+/u)![0],
        nationality: idNationality,
        rank: 2 + Math.floor(index / 2),
        draw: roll.pick(['main', 'main', 'qualifying', 'doubles']),
      }
    }
  )
  return [...namedPlayers.map((player) => ({ ...player, draw: 'main' })), ...randomPlayers].map(
    (player, index) => ({
      ...player,
      tournamentId: tournament.id,
      playerId: `D${String(index + 1).padStart(4, '0')}`,
      active: true,
      searchText: DefaultPlayer.searchTextOf(player),
      foldedName: nameKey(player.name, player.lastName),
    })
  )
}
