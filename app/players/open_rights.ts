import { type Allowing } from '#form_types/limits'
import { mostOf, type Places, takenBy } from '#models/default_player/allowance'
import DefaultPlayer from '#models/default_player'
import type Form from '#models/form'
import type GuestLink from '#models/guest_link'
import { openLinksOf, teamsOf, type TeamMember } from '#players/team'
import type Tournament from '#models/tournament'
import { byName } from '#text/name_order'

export type StillOpen = {
  player: DefaultPlayer
  limits: Places
  used: Places
  overLimit: Set<number>
  team: TeamMember[]
  links: GuestLink[]
}

type Reader = { seesType(type: string): boolean }

const SHOWN = 50

/** Eliminated players whose team may still enter, eat or invite. */
export async function stillOpen(edition: Tournament, reader: Reader, only?: number) {
  const players = await DefaultPlayer.query()
    .where({ tournamentId: edition.id, active: false })
    .if(
      only,
      (query) => query.where('id', only!),
      (query) => query.withScopes((scopes) => scopes.withRequests())
    )
  const teams = await teamsOf(players)
  const links = await openLinksOf(players.map(({ id }) => id))
  const seen = <Row extends { form: Form }>(rows: Row[] = []) =>
    rows.filter(({ form }) => reader.seesType(form.type))
  const isOpen = ({ id }: DefaultPlayer) =>
    seen(links.get(id)).length > 0 || seen(teams.get(id)).some(({ until }) => until > edition.today)
  const open = players.filter((player) => only !== undefined || isOpen(player)).sort(byName)
  const shown = open.slice(0, SHOWN)
  const usedBy = await takenBy(shown.map(({ id }) => id))
  return {
    total: open.length,
    players: shown.map((player): StillOpen => {
      const team = teams.get(player.id)!
      const limits = mostOf(player, edition as Allowing)
      const members = team.filter(({ takes }) => takes.includes('members'))
      const overLimit = new Set(members.slice(limits.members).map(({ form }) => form.id))
      return {
        ...{ player, limits, overLimit },
        used: usedBy.get(player.id)!,
        team: seen(team),
        links: seen(links.get(player.id)),
      }
    }),
  }
}
