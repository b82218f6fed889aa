import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { tournament } from '#config/tournament'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { AdmittedRequest } from '#form_types/define'
import { limitNames, type PlaceRules } from '#form_types/limits'
import { chunks } from '#sql/bulk'
import { whereOpen } from '#sql/single_use'
import { playerNameOf } from '#text/name_of'
import { placeKinds, type PlaceKind } from '#shared/choices'
import { countingStates } from '#shared/request_states'

export type Places = Record<PlaceKind, number>

type PlayerRow = { id: number; nationality: string | null; active: boolean }
type TeamPerson = { type: string; validity?: unknown }

export const noPlaces = (): Places => ({ members: 0, dayPasses: 0, guests: 0 })

export function addPerson(places: Places, { type, validity }: TeamPerson) {
  if (type === 'free') return places
  if (validity === 'day') places.dayPasses += 1
  else places.members += 1
  if (type === 'guest') places.guests += 1
  return places
}

/** How many people a player may bring; an edition may have its own limits. */
export function maxPlacesOf(
  player: Pick<PlayerRow, 'nationality' | 'active'>,
  edition: PlaceRules
): Places {
  const limits = limitsOf(edition)
  const inQuarterFinals = edition.quarterFinals && player.active
  return {
    members: inQuarterFinals ? limits.teamMembersInQuarterFinals : limits.teamMembers,
    dayPasses: player.nationality === 'ES' ? limits.dayPassesSpanish : limits.dayPasses,
    guests: limits.guestsPerPlayer,
  }
}

export const limitsOf = ({ limits }: Pick<PlaceRules, 'limits'>) =>
  Object.fromEntries(limitNames.map((name) => [name, limits?.[name] ?? tournament[name]]))

type Uncounted = { client?: QueryClientContract; exceptRequests?: number[]; exceptLink?: number }
type Usage = { taken: Places; links: number }

/** The used places of each player. An open guest link uses a guest's place. */
export async function placesTakenBy(players: number[]): Promise<Map<number, Places>> {
  const usages = await usageOf(players)
  return new Map(players.map((id) => [id, usages.get(id)!.taken]))
}

async function usageOf(
  players: number[],
  { client = db.connection(), exceptRequests = [], exceptLink }: Uncounted = {}
): Promise<Map<number, Usage>> {
  const usages = new Map(players.map((id) => [id, { taken: noPlaces(), links: 0 }]))
  for (const chunk of chunks(players, 10_000)) {
    const forms = await client
      .from('forms')
      .whereIn('player', chunk)
      .whereIn('state', countingStates)
      .whereNotIn('id', exceptRequests)
      .select('player', 'type', 'detail')
    for (const { player, type, detail } of forms) {
      addPerson(usages.get(player)!.taken, { type, validity: detail.validity })
    }
    for (const { player, links } of await countOpenLinks(chunk, client, exceptLink)) {
      const usage = usages.get(player)!
      usage.links = links
      usage.taken.guests += usage.links
    }
  }
  return usages
}

const countOpenLinks = (players: number[], client: QueryClientContract, except = 0) =>
  whereOpen(client.from('guest_links'))
    .join('forms', 'forms.id', 'guest_links.form_id')
    .whereIn('forms.player', players)
    .whereNull('forms.withdrawn_at')
    .whereNot('guest_links.id', except)
    .groupBy('forms.player')
    .select('forms.player')
    .count('* as links')

/** `ownLink`: a guest link that is not counted, because its guest is about to use it. */
export async function placesLeftFor(players: PlayerRow[], edition: PlaceRules, ownLink?: number) {
  const ids = players.map(({ id }) => id)
  const usages = await usageOf(ids, { exceptLink: ownLink })
  return new Map(
    players.map((player) => [
      player.id,
      placesLeft(maxPlacesOf(player, edition), usages.get(player.id)!),
    ])
  )
}

/** Each open guest link also reserves a member's place or, if there is none, a day pass. */
function placesLeft(most: Places, { taken, links }: Usage): Places {
  const left = (key: PlaceKind, reserved = 0) => Math.max(0, most[key] - taken[key] - reserved)
  const asMembers = Math.min(links, left('members'))
  return {
    members: left('members', asMembers),
    dayPasses: left('dayPasses', links - asMembers),
    guests: left('guests'),
  }
}

/** @throws FieldRefusal if the player is unknown or has no place left */
export async function takePlaces({
  trx,
  answers,
  guests,
  edition,
  byStaff,
  holder,
}: AdmittedRequest) {
  const player = await lockPlayer(trx, Number(answers.player), edition.id)
  if (!player || (answers.tour && player.tour !== answers.tour))
    throw new FieldRefusal(answers.tour ? 'player' : 'type', 'notInPlayersList')
  const asked = noPlaces()
  addPerson(asked, { type: answers.tour ? 'player' : 'guest', validity: answers.validity })
  for (const { validity } of guests) addPerson(asked, { type: 'guest', validity })
  const shortage = await shortageOf(trx, player, asked, edition, holder ? [holder] : [])
  if (shortage && !(byStaff && answers.exceedReason)) {
    const field = answers.tour ? 'player' : 'type'
    throw new FieldRefusal(holder ? 'validity' : field, `places.${shortage.kind}`, shortage)
  }
  return {
    player: player.id,
    playerName: playerNameOf({ name: player.name, lastName: player.last_name }),
  }
}

/** Locks the player, so that nobody else counts the team until the transaction ends. */
export async function lockPlayer(
  trx: QueryClientContract,
  id: number | null | undefined,
  tournamentId: number
) {
  if (!id) return null
  return trx.from('default_players').where({ id, tournament_id: tournamentId }).forUpdate().first()
}

/** The first kind of places of which too few are left; null if there are enough. */
export async function shortageOf(
  trx: QueryClientContract,
  player: PlayerRow,
  asked: Places,
  edition: PlaceRules,
  exceptRequests: number[] = []
) {
  const usages = await usageOf([player.id], { client: trx, exceptRequests })
  const most = maxPlacesOf(player, edition)
  const left = placesLeft(most, usages.get(player.id)!)
  const kind = placeKinds.find((key) => asked[key] > left[key])
  // An invited guest still chooses between member and day pass, so one of both must be left.
  const isUndecided = asked.members + asked.dayPasses === 0
  const isTeamFull = left.members + left.dayPasses === 0
  if (!kind && asked.guests > 0 && isUndecided && isTeamFull)
    return { kind: 'members' as const, left: 0, asked: asked.guests, most: most.members }
  return kind ? { kind, left: left[kind], asked: asked[kind], most: most[kind] } : null
}
