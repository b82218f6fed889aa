import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { tournament } from '#config/tournament'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Admission } from '#form_types/define'
import { limitNames, type Allowing } from '#form_types/limits'
import { chunks, sqlNow } from '#sql/bulk'
import { playerNameOf } from '#text/player_name'
import { countingStates } from '#shared/request_states'

export type Places = { members: number; dayPasses: number; guests: number }

type PlayerRow = { id: number; nationality: string | null; active: boolean }
type Asked = { type: string; validity: string }

export const noPlaces = (): Places => ({ members: 0, dayPasses: 0, guests: 0 })

export function addPerson(places: Places, { type, validity }: Asked) {
  if (type === 'free') return places
  if (validity === 'day') places.dayPasses += 1
  else places.members += 1
  if (type === 'guest') places.guests += 1
  return places
}

/** The places of a player's team, which the edition may change. */
export function mostOf(
  player: Pick<PlayerRow, 'nationality' | 'active'>,
  edition: Allowing
): Places {
  const limits = limitsOf(edition)
  const inQuarterFinals = edition.quarterFinals && player.active
  return {
    members: inQuarterFinals ? limits.teamMembersInQuarterFinals : limits.teamMembers,
    dayPasses: player.nationality === 'ES' ? limits.dayPassesSpanish : limits.dayPasses,
    guests: limits.guestsPerPlayer,
  }
}

export const limitsOf = ({ limits }: Pick<Allowing, 'limits'>) =>
  Object.fromEntries(
    limitNames.map((name) => [name, limits?.[name] ?? tournament[name]])
  ) as Record<(typeof limitNames)[number], number>

/** An open guest link reserves a guest's place. */
export async function takenBy(
  players: number[],
  client: QueryClientContract = db.connection(),
  except: number[] = []
): Promise<Map<number, Places>> {
  const taken = new Map(players.map((id) => [id, noPlaces()]))
  for (const some of chunks(players, 10_000)) {
    const forms = await client
      .from('forms')
      .whereIn('player', some)
      .whereIn('state', countingStates)
      .whereNotIn('id', except)
      .select('player', 'type', 'detail')
    for (const { player, type, detail } of forms) {
      addPerson(taken.get(Number(player))!, { type, validity: detail.validity })
    }
    for (const [player, links] of await openLinks(some, client)) taken.get(player)!.guests += links
  }
  return taken
}

async function openLinks(players: number[], client: QueryClientContract, except = 0) {
  const rows = await client
    .from('guest_links')
    .join('forms', 'forms.id', 'guest_links.form_id')
    .whereIn('forms.player', players)
    .whereNot('guest_links.id', except)
    .whereNull('guest_links.used_at')
    .whereNull('guest_links.revoked_at')
    .where('guest_links.expires_at', '>', sqlNow(client, DateTime.utc()))
    .groupBy('forms.player')
    .select('forms.player')
    .count('* as links')
  return new Map(rows.map(({ player, links }) => [Number(player), Number(links)]))
}

export async function leftFor(players: PlayerRow[], edition: Allowing, link?: number) {
  const ids = players.map(({ id }) => id)
  const taken = await takenBy(ids)
  const links = new Map<number, number>()
  for (const some of chunks(ids, 10_000))
    for (const [id, open] of await openLinks(some, db.connection(), link)) links.set(id, open)
  return new Map(
    players.map((player) => [
      player.id,
      difference(mostOf(player, edition), taken.get(player.id)!, links.get(player.id)),
    ])
  )
}

/** An open link also reserves a place in the team: a member's, else a day pass. */
function difference(most: Places, taken: Places, links = 0): Places {
  const left = (key: keyof Places, held = 0) => Math.max(0, most[key] - taken[key] - held)
  const ofMembers = Math.min(links, left('members'))
  return {
    members: left('members', ofMembers),
    dayPasses: left('dayPasses', links - ofMembers),
    guests: left('guests'),
  }
}

/** @throws FieldRefusal if the player is unknown or has no place left */
export async function takePlaces({ trx, answers, guests, edition, byStaff }: Admission) {
  const player = await lockPlayer(trx, answers.player, edition.id)
  if (!player || (answers.tour && player.tour !== answers.tour))
    throw new FieldRefusal(answers.tour ? 'player' : 'type', 'notInPlayersList')
  const asked = noPlaces()
  for (const { type, validity } of [
    { type: answers.tour ? 'player' : 'guest', validity: answers.validity },
    ...guests.map((guest) => ({ type: 'guest', validity: guest.validity })),
  ])
    addPerson(asked, { type, validity })
  const lacking = await lackOf(trx, player, asked, edition)
  if (lacking && !(byStaff && answers.exceedReason))
    throw new FieldRefusal(answers.tour ? 'player' : 'type', `places.${lacking.kind}`, lacking)
  return { player: player.id, playerName: playerNameOf(player.name, player.last_name) }
}

/** Locked, so that nobody else counts the player's people until the transaction ends. */
export async function lockPlayer(
  trx: QueryClientContract,
  id: number | null | undefined,
  tournamentId: number
) {
  if (!id) return null
  const query = trx.from('default_players').where({ id, tournament_id: tournamentId })
  // SQLite has one writer at a time and no row locks.
  return trx.dialect.name === 'postgres' ? query.forUpdate().first() : query.first()
}

export async function lackOf(
  trx: QueryClientContract,
  player: PlayerRow,
  asked: Places,
  edition: Allowing,
  except: number[] = []
) {
  const taken = (await takenBy([player.id], trx, except)).get(player.id)!
  const most = mostOf(player, edition)
  const links = (await openLinks([player.id], trx)).get(player.id)
  const left = difference(most, taken, links)
  const kind = (['members', 'dayPasses', 'guests'] as const).find((key) => asked[key] > left[key])
  // An invited guest has not yet said for how long they stay.
  const nobody = asked.members + asked.dayPasses === 0 && left.members + left.dayPasses === 0
  if (!kind && asked.guests > 0 && nobody)
    return { kind: 'members' as const, left: 0, asked: asked.guests, most: most.members }
  return kind ? { kind, left: left[kind], asked: asked[kind], most: most[kind] } : null
}
