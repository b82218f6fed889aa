import { type Allowing, mostOf, type Places, takenBy } from '#models/allowance'
import DefaultPlayer from '#models/default_player'
import type Form from '#models/form'
import type GuestLink from '#models/guest_link'
import { openLinksOf, teamsOf, type TeamMember } from '#models/player/team'
import type Tournament from '#models/tournament'

/** A player who is out and whose team still has something that may be closed. */
export type StillOpen = {
  player: DefaultPlayer
  most: Places
  taken: Places
  /** Whom the player may not bring any more: those who asked last. */
  over: Set<number>
  team: TeamMember[]
  links: GuestLink[]
}

type Reader = { seesType(type: string): boolean }

/** So many players are shown at once. */
const SHOWN = 50

/**
 * Players of an edition who are out and whose team may still enter, eat or invite; of the team,
 * those whose form type is the reader's business.
 */
export async function stillOpen(edition: Tournament, reader: Reader, only?: number) {
  const players = await DefaultPlayer.query()
    .where({ tournamentId: edition.id, active: false })
    .if(
      only,
      (query) => query.where('id', only!),
      (query) => query.withScopes((scopes) => scopes.withRequests())
    )
    .orderByRaw('last_name, name, id')
  const teams = await teamsOf(players)
  const links = await openLinksOf(players.map(({ id }) => id))
  const seen = <Row extends { form: Form }>(rows: Row[] = []) =>
    rows.filter(({ form }) => reader.seesType(form.type))
  const isOpen = ({ id }: DefaultPlayer) =>
    seen(links.get(id)).length > 0 || seen(teams.get(id)).some(({ until }) => until > edition.today)
  const open = players.filter((player) => only !== undefined || isOpen(player))
  const shown = open.slice(0, SHOWN)
  const taken = await takenBy(shown.map(({ id }) => id))
  return {
    total: open.length,
    players: shown.map((player): StillOpen => {
      const team = teams.get(player.id)!
      const most = mostOf(player, edition as Allowing)
      const members = team.filter(({ takes }) => takes.includes('members'))
      const over = new Set(members.slice(most.members).map(({ form }) => form.id))
      const own = { most, taken: taken.get(player.id)!, over, links: seen(links.get(player.id)) }
      return { player, team: seen(team), ...own }
    }),
  }
}
