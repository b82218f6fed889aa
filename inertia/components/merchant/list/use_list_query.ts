import { urlFor } from '~/client'
import { queryString, useQuery, type Query } from '~/components/merchant/list/use_query'

export type ListQuery = Query & {
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

/** The filter as bodies carry it that mean all it shows. */
export const filterBody = ({ sort: _sort, direction: _direction, ...filter }: ListQuery) =>
  queryString(filter)

/** The filter and order of a type's list; `fields` are the names of the questions it answers. */
export function useListQuery(type: string, current: ListQuery, fields: string[]) {
  const address = urlFor('merchant.forms.index', { form: type })
  const list = useQuery(address, current, unfiltered)
  return {
    ...list,
    /** The columns that are shown, by the names of their questions. */
    fields,
    isFiltered: Object.keys(filterBody({ ...current, tournament: null })).length > 0,
    answer: (name: string, value: string) =>
      list.change({ filters: { ...list.wanted.current.filters, [name]: value } }),
  }
}

export type ListControls = ReturnType<typeof useListQuery>
