import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Filter } from '~/components/merchant/list/filter_words'
import { queryString, useQuery } from '~/components/merchant/list/use_query'
import {
  questions,
  type SystemOptions,
  type SystemQuery,
} from '~/components/merchant/systems/types'
import type { State } from '~/components/merchant/types'

const unfiltered = {
  search: '',
  state: '',
  category: '',
  type: '',
  tournament: null,
  printed: '',
  collected: '',
  stale: '',
  rfid: '',
  photo: '',
}

/** What a page's props say of it; among them stand the props of all pages. */
export const queryOf = (props: SystemQuery): SystemQuery => {
  const names = [...Object.keys(unfiltered), 'sort', 'direction'] as (keyof SystemQuery)[]
  return Object.fromEntries(names.map((name) => [name, props[name]])) as SystemQuery
}

/** The filter as bodies carry it that mean all it shows. */
export const filterBody = ({ sort: _sort, direction: _direction, ...filter }: SystemQuery) =>
  queryString(filter)

/** The filter and order of the accreditation system. */
export function useSystemQuery(current: SystemQuery) {
  const list = useQuery(urlFor('merchant.systems.index'), current, unfiltered)
  return { ...list, isFiltered: Object.keys(filterBody(current)).length > 0 }
}

export type SystemControls = ReturnType<typeof useSystemQuery>

/** What the system is filtered by in its menu. */
export function useSystemFilters(list: SystemControls, options: SystemOptions): Filter[] {
  const t = useTranslations('cards.systems')
  const { current } = list
  const choose = (name: keyof SystemQuery) => (value: string) => list.change({ [name]: value })
  return [
    {
      name: 'type',
      label: t('filters.type'),
      value: current.type,
      options: options.types,
      choose: choose('type'),
    },
    {
      name: 'tournament',
      label: t('filters.tournament'),
      value: String(current.tournament ?? ''),
      options: options.editions,
      choose: choose('tournament'),
    },
    ...questions.map((name) => ({
      name,
      label: t(`filters.${name}`),
      value: current[name],
      options: [
        { value: 'yes', label: t(`${name}.yes`) },
        { value: 'no', label: t(`${name}.no`) },
      ],
      choose: choose(name),
    })),
  ]
}

/** Everything that narrows the system down, in words, each with how to take it away. */
export function useSystemChips(list: SystemControls, options: SystemOptions) {
  const t = useTranslations('merchant.list')
  const states = useTranslations('merchant.states')
  const { search, state, category } = list.current
  const labelled = (values: SystemOptions['types'], value: string) =>
    values.find((option) => option.value === value)?.label ?? value
  const chip = (key: keyof SystemQuery, text: string) => ({
    key,
    text,
    remove: () => list.change({ [key]: '' }),
  })
  return [
    search && chip('search', t('searchChip', { search })),
    state && chip('state', states(state as State)),
    category && chip('category', labelled(options.categories, category)),
    ...useSystemFilters(list, options)
      .filter(({ value }) => value)
      .map(({ name, value, options: values }) =>
        chip(name as keyof SystemQuery, labelled(values, value))
      ),
  ].filter((one) => one !== '')
}
