import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import type DefaultPlayer from '#models/default_player'
import type Form from '#models/form'
import GuestLink from '#models/guest_link'

let minutes = 0

/** A member of a player's team, newer than all others; `detail` gives the kind. */
export function memberOf(
  player: DefaultPlayer,
  { detail = {}, ...changes }: Record<string, any> = {}
): Promise<Form> {
  minutes += 1
  return FormFactory.merge({
    tournamentId: player.tournamentId,
    type: 'player',
    category: 'player_team',
    player: player.id,
    submittedAt: DateTime.utc().plus({ minutes }),
    ...changes,
    detail: {
      ...{ type: 'Coach', validity: 'full', tour: player.tour, playerName: player.fullName },
      ...detail,
    },
  }).create()
}

/** A number of team members, one after the other. */
export async function teamOf(player: DefaultPlayer, count: number, changes = {}) {
  const team: Form[] = []
  while (team.length < count) team.push(await memberOf(player, changes))
  return team
}

/** An open invitation of a team member. */
export const linkOf = (host: Form, email: string | null = null) =>
  GuestLink.create({ formId: host.id, email, expiresAt: DateTime.utc().plus({ days: 5 }) })
