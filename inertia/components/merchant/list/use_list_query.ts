import { urlFor } from '~/client'
import { queryParams } from '~/components/merchant/list/use_query'
import { useRequestQuery, type Query } from '~/components/merchant/list/use_request_query'

export type ListQuery = Query & {
  assigned: string
  open: string
  reserved: string
  outlet: string
  checks: string
  filters: Record<string, string>
  tournament: number | null
}

/** Takes the query from a page's props, which hold the shared ones too. */
export const queryOf = (props: ListQuery): ListQuery => ({
  search: props.search,
  state: props.state,
  category: props.category,
  assigned: props.assigned,
  open: props.open,
  reserved: props.reserved,
  outlet: props.outlet,
  checks: props.checks,
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
  checks: '',
  filters: {},
}

/** The filter as bulk actions send it: without order. */
export const filterBody = ({ sort: _sort, direction: _direction, ...filter }: ListQuery) =>
  queryParams(filter)

export function useListQuery(type: string, current: ListQuery, fields: string[]) {
  const address = urlFor('merchant.forms.index', { form: type })
  const list = useRequestQuery(address, current, unfiltered)
  return {
    ...list,
    fields,
    isFiltered: Object.keys(filterBody({ ...current, tournament: null })).length > 0,
    answer: (name: string, value: string) =>
      list.change({ filters: { ...list.latest.current.filters, [name]: value } }),
  }
}

export type ListControls = ReturnType<typeof useListQuery>
