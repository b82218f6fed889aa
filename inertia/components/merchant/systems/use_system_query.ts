import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Filter } from '~/components/merchant/list/filter_words'
import { queryParams } from '~/components/merchant/list/use_query'
import { useRequestQuery } from '~/components/merchant/list/use_request_query'
import {
  yesNoFilters,
  type SystemOptions,
  type SystemQuery,
} from '~/components/merchant/systems/types'
import { wordsOf } from '~/words'
import { keysOf, pick } from '#shared/keys'

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

/** Takes the query from a page's props, which hold the shared ones too. */
export const systemQueryOf = (props: SystemQuery): SystemQuery => {
  return pick(props, [...keysOf(unfiltered), 'sort', 'direction'])
}

/** The filter as bulk actions send it: without order. */
export const systemFilterOf = ({ sort: _sort, direction: _direction, ...filter }: SystemQuery) =>
  queryParams(filter)

export function useSystemQuery(current: SystemQuery) {
  const list = useRequestQuery(urlFor('merchant.systems.index'), current, unfiltered)
  return { ...list, isFiltered: Object.keys(systemFilterOf(current)).length > 0 }
}

export type SystemControls = ReturnType<typeof useSystemQuery>

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
    ...yesNoFilters.map((name) => ({
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

/** All active filters, each with a way to remove it. */
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
    state && chip('state', wordsOf(states, state)),
    category && chip('category', labelled(options.categories, category)),
    ...useSystemFilters(list, options)
      .filter(({ value }) => value)
      .map(({ name, value, options: values }) =>
        chip(name as keyof SystemQuery, labelled(values, value))
      ),
  ].filter((active) => active !== '')
}
