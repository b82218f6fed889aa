import { maxPlacesOf, type Places, placesTakenBy } from '#models/default_player/allowance'
import DefaultPlayer from '#models/default_player'
import type Form from '#models/form'
import type GuestLink from '#models/guest_link'
import { openLinksOf, teamsOf, type TeamMember } from '#players/team'
import type Tournament from '#models/tournament'
import type { Reader } from '#models/user'
import { byName } from '#text/name_order'

type OpenRights = {
  player: DefaultPlayer
  limits: Places
  used: Places
  overLimit: Set<number>
  team: TeamMember[]
  links: GuestLink[]
}

const SHOWN = 50

/** Eliminated players whose team may still enter, eat or invite guests. */
export async function openRightsOf(edition: Tournament, reader: Reader, playerId?: number) {
  const players = await DefaultPlayer.query()
    .where({ tournamentId: edition.id, active: false })
    .if(
      playerId,
      (query) => query.where('id', playerId!),
      (query) => query.withScopes((scopes) => scopes.withRequests())
    )
  const teams = await teamsOf(players)
  const links = await openLinksOf(players.map(({ id }) => id))
  const visible = <Row extends { form: Form }>(rows: Row[] = []) =>
    rows.filter(({ form }) => reader.seesType(form.type))
  const hasOpenRights = ({ id }: DefaultPlayer) =>
    visible(links.get(id)).length > 0 ||
    visible(teams.get(id)).some(({ until }) => until > edition.today)
  const withOpenRights = players
    .filter((player) => playerId !== undefined || hasOpenRights(player))
    .sort(byName)
  const shown = withOpenRights.slice(0, SHOWN)
  const usedBy = await placesTakenBy(shown.map(({ id }) => id))
  return {
    total: withOpenRights.length,
    players: shown.map((player): OpenRights => {
      const team = teams.get(player.id)!
      const limits = maxPlacesOf(player, edition)
      const members = team.filter(({ takes }) => takes.includes('members'))
      const overLimit = new Set(members.slice(limits.members).map(({ form }) => form.id))
      return {
        player,
        limits,
        overLimit,
        used: usedBy.get(player.id)!,
        team: visible(team),
        links: visible(links.get(player.id)),
      }
    }),
  }
}
