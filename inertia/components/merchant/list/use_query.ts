import type { VisitOptions } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { withoutEmpty } from '#shared/values'

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
  const busyRef = useRef<HTMLTableElement>(null)
  const mark = (busy: boolean) => busyRef.current?.setAttribute('aria-busy', String(busy))
  // The next change may come before the server has answered this one.
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  }, [JSON.stringify(current)])

  const visit = (url: string, data: Record<string, string>, options: VisitOptions) =>
    router.get(url, data, {
      preserveState: true,
      ...options,
      only,
      onStart: () => mark(true),
      onFinish: () => mark(false),
    })

  const change = (changes: Partial<Q>, replace = false) => {
    latest.current = { ...latest.current, ...changes }
    visit(address, queryParams(latest.current, defaults), { preserveScroll: true, replace })
  }
  return {
    current,
    /** The last query that was asked for, whether the server has answered or not. */
    latest,
    /** Of the table that is busy until the server answers. As a state it would render the page twice more. */
    busyRef,
    change,
    /** Another search replaces the last one in the browser's history. */
    search: (search: string) => change({ search } as Partial<Q>, current.search !== ''),
    turnTo: (url: string) => visit(url, {}, {}),
  }
}
