import { keysOf, pick } from '#shared/keys'
import { urlFor } from '~/client'
import { useQuery } from '~/components/merchant/list/use_query'

const unfiltered = {
  search: '',
  tour: '',
  nationality: '',
  draw: '',
  status: '',
  rankFrom: '' as number | '',
  rankTo: '' as number | '',
}

export type PlayerQuery = typeof unfiltered & {
  sort: 'rank' | 'name' | 'nationality'
  direction: 'asc' | 'desc'
}

const defaults = { sort: 'rank', direction: 'asc' }

/** Takes the query from a page's props, which hold the shared ones too. */
export function usePlayerQuery(props: PlayerQuery) {
  const current = pick(props, [...keysOf(unfiltered), 'sort', 'direction'])
  const list = useQuery(urlFor('merchant.default_players.index'), current, { defaults })
  const change = (changes: Partial<PlayerQuery>) => list.change(changes, true)
  return {
    current,
    change,
    clear: () => change(unfiltered),
    isFiltered: keysOf(unfiltered).some((name) => Boolean(current[name])),
  }
}

export type PlayerControls = ReturnType<typeof usePlayerQuery>
