import { router } from '@inertiajs/react'
import { useState } from 'react'
import { urlFor } from '~/client'

export type ListQuery = {
  search: string
  state: string
  category: string
  sort: string
  direction: 'asc' | 'desc'
  tournament: number | null
}

const defaults: Partial<ListQuery> = { sort: 'submittedAt', direction: 'desc' }

/** What of a query belongs in the address: nothing empty, nothing that is so anyway. */
export function queryString(query: Partial<ListQuery>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .filter(([name, value]) => value !== defaults[name as keyof ListQuery])
      .map(([name, value]) => [name, String(value)])
  )
}

/** The list's filter and order. The address holds them; changing one asks the server. */
export function useListQuery(type: string, current: ListQuery) {
  const [busy, setBusy] = useState(false)

  const visit = (url: string, data: Record<string, string> = {}) =>
    router.get(url, data, {
      preserveState: true,
      preserveScroll: true,
      replace: true,
      only: ['forms', 'search', 'state', 'category', 'sort', 'direction', 'tournament'],
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
    })

  const address = urlFor('merchant.forms.index', { form: type })
  return {
    current,
    busy,
    isFiltered: Boolean(current.search || current.state || current.category),
    change: (changes: Partial<ListQuery>) =>
      visit(address, queryString({ ...current, ...changes })),
    clear: () => visit(address, queryString({ ...current, search: '', state: '', category: '' })),
    turnTo: (url: string) => visit(url),
    sortBy: (sort: string) => {
      const same = current.sort === sort
      const first = sort === 'submittedAt' ? 'desc' : 'asc'
      const turned = current.direction === 'asc' ? 'desc' : 'asc'
      visit(address, queryString({ ...current, sort, direction: same ? turned : first }))
    },
  }
}

export type ListControls = ReturnType<typeof useListQuery>
