import { useQuery } from '~/components/merchant/list/use_query'

export type Query = {
  search: string
  state: string
  category: string
  sort: string
  direction: 'asc' | 'desc'
}

const defaults = { sort: 'submittedAt', direction: 'desc' }

export function useRequestQuery<Q extends Query>(
  address: string,
  current: Q,
  unfiltered: Partial<Q>
) {
  const only = ['forms', 'quick', 'checkCounts', ...Object.keys(current)]
  const list = useQuery(address, current, { defaults, only })
  return {
    ...list,
    clear: () => list.change(unfiltered),
    sortBy: (sort: string) => {
      const { sort: before, direction } = list.latest.current
      const same = before === sort
      const initial = sort === 'submittedAt' ? 'desc' : 'asc'
      const reversed = direction === 'asc' ? 'desc' : 'asc'
      list.change({ sort, direction: same ? reversed : initial } as Partial<Q>)
    },
  }
}

export type QueryControls = {
  current: Query
  change(changes: Partial<Query>): void
  search(search: string): void
  sortBy(sort: string): void
}
