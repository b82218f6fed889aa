import { FieldRefusal } from '#exceptions/field_refusal'
import DefaultPlayer from '#models/default_player'
import { byRank } from '#players/rank_order'
import { areAlike } from '#text/likeness'

const SHOWN = 20

/** Players who may be the same person; with `search`, those that match it. */
export async function mergeCandidates(
  player: DefaultPlayer,
  search?: string | null
): Promise<DefaultPlayer[]> {
  const others = DefaultPlayer.query()
    .where({ tournamentId: player.tournamentId, tour: player.tour })
    .whereNot('id', player.id)
    .orderByRaw('rank is null, rank, last_name, id')
  const found = search
    ? await others.withScopes((scopes) => scopes.matching(search)).limit(SHOWN)
    : (await others).filter((other) => areAlike(player, other))
  return found.toSorted(byRank).slice(0, SHOWN)
}

/** First the row to keep: the chosen, the numbered, the newer. @throws FieldRefusal `keep` */
export function keptFirst(
  a: DefaultPlayer,
  b: DefaultPlayer,
  keep?: number
): [DefaultPlayer, DefaultPlayer] {
  if (keep === a.id) return [a, b]
  if (keep === b.id) return [b, a]
  if (keep !== undefined) throw new FieldRefusal('keep', 'enum')
  const [older, newer] = a.id < b.id ? [a, b] : [b, a]
  return older.playerId && !newer.playerId ? [older, newer] : [newer, older]
}
