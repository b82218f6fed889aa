import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { urlFor } from '~/client'

export type ListQuery = {
  search: string
  state: string
  category: string
  /** `me`, `none`, or nothing. */
  assigned: string
  /** What is open with the applicant: `asked`, `corrected`, or nothing. */
  open: string
  /** `1`, `0`, or nothing. */
  reserved: string
  /** Whom the people come for. */
  outlet: string
  /** Answers by the name of their question. */
  filters: Record<string, string>
  sort: string
  direction: 'asc' | 'desc'
  tournament: number | null
}

/** What a page's props say of it; among them stand the props of all pages. */
export const queryOf = (props: ListQuery): ListQuery => ({
  search: props.search,
  state: props.state,
  category: props.category,
  assigned: props.assigned,
  open: props.open,
  reserved: props.reserved,
  outlet: props.outlet,
  filters: props.filters,
  sort: props.sort,
  direction: props.direction,
  tournament: props.tournament,
})

const unfiltered = {
  search: '',
  state: '',
  category: '',
  assigned: '',
  open: '',
  reserved: '',
  outlet: '',
  filters: {},
}

const defaults: Partial<ListQuery> = { sort: 'submittedAt', direction: 'desc' }

/** What of a query belongs in the address: nothing empty, nothing that is so anyway. */
export function queryString({ filters, ...query }: Partial<ListQuery>): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...query, ...filters })
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .filter(([name, value]) => value !== defaults[name as keyof ListQuery])
      .map(([name, value]) => [name, String(value)])
  )
}

/** The filter as bodies carry it that mean all it shows. */
export const filterBody = ({ sort: _sort, direction: _direction, ...filter }: ListQuery) =>
  queryString(filter)

/** The list's filter and order. The address holds them; changing one asks the server. */
export function useListQuery(type: string, current: ListQuery, fields: string[]) {
  const [busy, setBusy] = useState(false)
  // What was chosen last: the next choice may come before the server has answered.
  const wanted = useRef(current)
  useEffect(() => {
    wanted.current = current
  }, [JSON.stringify(current)])

  const visit = (url: string, data: Record<string, string> = {}, replace = false) =>
    router.get(url, data, {
      preserveState: true,
      preserveScroll: true,
      replace,
      only: ['forms', 'quick', ...Object.keys(current)],
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
    })

  const address = urlFor('merchant.forms.index', { form: type })
  const change = (changes: Partial<ListQuery>, replace = false) => {
    wanted.current = { ...wanted.current, ...changes }
    visit(address, queryString(wanted.current), replace)
  }
  return {
    current,
    busy,
    /** The columns that are shown, by the names of their questions. */
    fields,
    isFiltered: Object.keys(filterBody({ ...current, tournament: null })).length > 0,
    change,
    /** What is typed is no step of its own to go back to. */
    search: (search: string) => change({ search }, current.search !== ''),
    answer: (name: string, value: string) =>
      change({ filters: { ...wanted.current.filters, [name]: value } }),
    clear: () => change(unfiltered),
    turnTo: (url: string) => visit(url),
    sortBy: (sort: string) => {
      const same = current.sort === sort
      const first = sort === 'submittedAt' ? 'desc' : 'asc'
      const turned = current.direction === 'asc' ? 'desc' : 'asc'
      change({ sort, direction: same ? turned : first })
    },
  }
}

export type ListControls = ReturnType<typeof useListQuery>
