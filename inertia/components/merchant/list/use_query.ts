import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { withoutEmpty } from '#shared/values'
import { useBusy } from '~/components/use_busy'

/** A query without empty values and defaults. */
export function queryParams(
  query: object,
  defaults: Record<string, unknown> = {}
): Record<string, string> {
  const { filters, ...rest } = query as { filters?: Record<string, string> }
  return Object.fromEntries(
    Object.entries<unknown>(withoutEmpty({ ...rest, ...filters }))
      .filter(([name, value]) => value !== defaults[name])
      .map(([name, value]) => [name, String(value)])
  )
}

type Settings = {
  defaults?: Record<string, unknown>
  /** The props that depend on the query; if empty, all. */
  only?: string[]
}

/** Filter and order of a list, kept in the address. A change loads the list again. */
export function useQuery<Q extends { search: string }>(
  address: string,
  current: Q,
  { defaults, only = [] }: Settings = {}
) {
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
      only,
      ...whileBusy,
    })

  const change = (changes: Partial<Q>, replace = false) => {
    latest.current = { ...latest.current, ...changes }
    visit(address, queryParams(latest.current, defaults), replace)
  }
  return {
    current,
    /** The last query that was asked for, whether the server has answered or not. */
    latest,
    busy,
    change,
    /** Another search replaces the last one in the browser's history. */
    search: (search: string) => change({ search } as Partial<Q>, current.search !== ''),
    turnTo: (url: string) => visit(url),
  }
}
