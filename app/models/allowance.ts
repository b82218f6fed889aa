import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { tournament } from '#config/tournament'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Admission } from '#form_types/define'
import { chunks, sqlNow } from '#models/bulk'
import { fromJson } from '#models/json'
import { playerNameOf } from '#models/player/name'

/** How many people a player may bring, or has brought. */
export type Places = { members: number; dayPasses: number; guests: number }

/** How many people players may bring, where an edition decides otherwise than the constants. */
export const limitNames = [
  'teamMembers',
  'teamMembersInQuarterFinals',
  'dayPasses',
  'dayPassesSpanish',
  'guestsPerPlayer',
] as const
export type Limits = Partial<Record<(typeof limitNames)[number], number | null>>

/** What an edition says about places. */
export type Allowing = { quarterFinals: boolean; limits: Limits | null }

type PlayerRow = { id: number; nationality: string | null; active: boolean | number }
type Asked = { type: string; validity: string }

/** Those who count: waiting and approved ones; a refused or withdrawn request frees its place. */
const COUNTING = ['waiting', 'approved']

export const none = (): Places => ({ members: 0, dayPasses: 0, guests: 0 })

/** Counts one more person among some places. */
export function add(places: Places, { type, validity }: Asked) {
  if (validity === 'day') places.dayPasses += 1
  else places.members += 1
  if (type === 'guest') places.guests += 1
  return places
}

/** What a player may have in an edition (specification §5). */
export function mostOf(
  player: Pick<PlayerRow, 'nationality' | 'active'>,
  { quarterFinals, limits }: Allowing
): Places {
  const limit = (name: (typeof limitNames)[number]) => limits?.[name] ?? tournament[name]
  return {
    members: limit(quarterFinals && player.active ? 'teamMembersInQuarterFinals' : 'teamMembers'),
    dayPasses: limit(player.nationality === 'ES' ? 'dayPassesSpanish' : 'dayPasses'),
    guests: limit('guestsPerPlayer'),
  }
}

/** What players have taken, over all requests; an open guest link holds its guest's place. */
export async function takenBy(
  players: number[],
  client: QueryClientContract = db.connection(),
  except: number[] = []
): Promise<Map<number, Places>> {
  const taken = new Map(players.map((id) => [id, none()]))
  for (const some of chunks(players, 10_000)) {
    const forms = await client
      .from('forms')
      .whereIn('player', some)
      .whereIn('state', COUNTING)
      .whereNotIn('id', except)
      .select('player', 'type', 'detail')
    for (const { player, type, detail } of forms) {
      const { validity } = fromJson(detail)
      add(taken.get(Number(player))!, { type, validity })
    }
    const links = await client
      .from('guest_links')
      .join('forms', 'forms.id', 'guest_links.form_id')
      .whereIn('forms.player', some)
      .whereNull('guest_links.used_at')
      .whereNull('guest_links.revoked_at')
      .where('guest_links.expires_at', '>', sqlNow(client, DateTime.utc()))
      .select('forms.player')
    for (const { player } of links) taken.get(Number(player))!.guests += 1
  }
  return taken
}

/** What is left for players; nobody sees less than nothing. */
export async function leftFor(players: PlayerRow[], edition: Allowing) {
  const taken = await takenBy(players.map(({ id }) => id))
  return new Map(
    players.map((player) => [player.id, difference(mostOf(player, edition), taken.get(player.id)!)])
  )
}

function difference(most: Places, taken: Places): Places {
  const left = (key: keyof Places) => Math.max(0, most[key] - taken[key])
  return { members: left('members'), dayPasses: left('dayPasses'), guests: left('guests') }
}

/**
 * The player of a request, locked until it is written, with room for everybody it brings.
 * @throws FieldRefusal when there is no such player or not enough room
 */
export async function takePlaces({ trx, answers, guests, edition, byStaff }: Admission) {
  const player = await lockPlayer(trx, answers.player, edition.id)
  if (!player || (answers.tour && player.tour !== answers.tour))
    throw new FieldRefusal(answers.tour ? 'player' : 'type', 'notInPlayersList')
  const asked = none()
  for (const { type, validity } of [
    { type: answers.tour ? 'player' : 'guest', validity: answers.validity },
    ...guests.map((guest) => ({ type: 'guest', validity: guest.validity })),
  ])
    add(asked, { type, validity })
  const lacking = await lackOf(trx, player, asked, edition)
  if (lacking && !(byStaff && answers.exceedReason))
    throw new FieldRefusal(answers.tour ? 'player' : 'type', `places.${lacking.kind}`, lacking)
  return { player: player.id, playerName: playerNameOf(player.name, player.last_name) }
}

/** Nobody else counts a player's people until this transaction is over. */
export async function lockPlayer(
  trx: QueryClientContract,
  id: number | null | undefined,
  tournamentId: number
) {
  if (!id) return null
  const query = trx.from('default_players').where({ id, tournament_id: tournamentId })
  // SQLite has one writer at a time, and knows no row locks.
  return trx.dialect.name === 'postgres' ? query.forUpdate().first() : query.first()
}

/** The first kind of place of which a player has less left than is asked. */
export async function lackOf(
  trx: QueryClientContract,
  player: PlayerRow,
  asked: Places,
  edition: Allowing,
  except: number[] = []
) {
  const taken = (await takenBy([player.id], trx, except)).get(player.id)!
  const most = mostOf(player, edition)
  const left = difference(most, taken)
  const kind = (['members', 'dayPasses', 'guests'] as const).find((key) => asked[key] > left[key])
  return kind ? { kind, left: left[kind], asked: asked[kind], most: most[kind] } : null
}
