import DefaultPlayer, { type PlayerFilter } from '#models/default_player'
import { PER_PAGE, pageBounds } from '#queries/page'
import { sortKey } from '#shared/fold'

export const playerOrders = ['rank', 'name', 'nationality'] as const

export type PlayerOrder = {
  sort: (typeof playerOrders)[number]
  direction: 'asc' | 'desc'
}

/** Players without a rank come last in both directions. `countries` are sorted for the reader. */
export async function playerPage(
  tournamentId: number,
  filter: PlayerFilter,
  { sort, direction, page, countries }: PlayerOrder & { page: number; countries: string[] }
) {
  const all = await DefaultPlayer.query()
    .where({ tournamentId })
    .withScopes((scopes) => scopes.filteredBy(filter))
    .select('id', 'name', 'last_name', 'nationality', 'rank')
  const countryRank = new Map(countries.map((code, index) => [code, index]))
  const key = {
    rank: ({ rank }: DefaultPlayer) => rank,
    name: () => null,
    nationality: ({ nationality }: DefaultPlayer) => countryRank.get(nationality ?? '') ?? null,
  }[sort]
  const names = new Map(all.map(({ id, name, lastName }) => [id, sortKey(lastName, name)]))
  const sign = direction === 'desc' ? -1 : 1
  const byName = (a: DefaultPlayer, b: DefaultPlayer) => {
    const [one, other] = [names.get(a.id)!, names.get(b.id)!]
    return one < other ? -1 : one > other ? 1 : a.id - b.id
  }
  all.sort((a, b) => {
    if (sort === 'name') return sign * byName(a, b)
    const [one, other] = [key(a), key(b)]
    if (one === null || other === null)
      return Number(one === null) - Number(other === null) || byName(a, b)
    return sign * (one - other) || byName(a, b)
  })
  const { start, ...shown } = pageBounds(all.length, page)
  const ids = all.slice(start, start + PER_PAGE).map(({ id }) => id)
  const rows = await DefaultPlayer.query().whereIn('id', ids)
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return { rows, ...shown }
}
