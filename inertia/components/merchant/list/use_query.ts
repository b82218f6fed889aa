import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { withoutEmpty } from '#shared/values'
import { useBusy } from '~/components/use_busy'

export type Query = {
  search: string
  state: string
  category: string
  sort: string
  direction: 'asc' | 'desc'
}

const defaults: Partial<Query> = { sort: 'submittedAt', direction: 'desc' }

/** A query without empty values and defaults. */
export function queryParams(query: object): Record<string, string> {
  const { filters, ...rest } = query as { filters?: Record<string, string> }
  return Object.fromEntries(
    Object.entries<unknown>(withoutEmpty({ ...rest, ...filters }))
      .filter(([name, value]) => value !== defaults[name as keyof Query])
      .map(([name, value]) => [name, String(value)])
  )
}

/** Filter and order of a list, kept in the address. A change loads the list again. */
export function useQuery<Q extends Query>(address: string, current: Q, unfiltered: Partial<Q>) {
  const [busy, whileBusy] = useBusy()
  // The next change may come before the server has answered this one.
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  }, [JSON.stringify(current)])

  const visit = (url: string, data: Record<string, string> = {}, replace = false) =>
    router.get(url, data, {
      preserveState: true,
      preserveScroll: true,
      replace,
      only: ['forms', 'quick', 'checkCounts', ...Object.keys(current)],
      ...whileBusy,
    })

  const change = (changes: Partial<Q>, replace = false) => {
    latest.current = { ...latest.current, ...changes }
    visit(address, queryParams(latest.current), replace)
  }
  return {
    current,
    /** The last query that was asked for, whether the server has answered or not. */
    latest,
    busy,
    change,
    /** Another search replaces the last one in the browser's history. */
    search: (search: string) => change({ search } as Partial<Q>, current.search !== ''),
    clear: () => change(unfiltered),
    turnTo: (url: string) => visit(url),
    sortBy: (sort: string) => {
      const { sort: before, direction } = latest.current
      const same = before === sort
      const initial = sort === 'submittedAt' ? 'desc' : 'asc'
      const reversed = direction === 'asc' ? 'desc' : 'asc'
      change({ sort, direction: same ? reversed : initial } as Partial<Q>)
    },
  }
}

export type QueryControls = {
  current: Query
  busy: boolean
  change(changes: Partial<Query>): void
  search(search: string): void
  sortBy(sort: string): void
}
