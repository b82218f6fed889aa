import { Select } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SearchBox } from '~/components/merchant/search_box'
import type { Options } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

export type PlayerQuery = {
  search: string
  tour: string
  nationality: string
  draw: string
  status: string
}

/** Asks for the players that a filter keeps; the address holds only what is set. */
export function showPlayers(query: Partial<PlayerQuery>) {
  const set = Object.entries(query).filter(([, value]) => value !== '')
  router.get(urlFor('merchant.default_players.index'), Object.fromEntries(set), {
    preserveState: true,
    preserveScroll: true,
    replace: true,
  })
}

/** Search and filters of the players, mirrored in the address. */
export function PlayerFilter({ query, options }: { query: PlayerQuery; options: Options }) {
  const t = useTranslations('config.player')
  const change = (changes: Partial<PlayerQuery>) => showPlayers({ ...query, ...changes })
  const select = (name: 'tour' | 'nationality' | 'draw' | 'status', data: Options[string]) => (
    <Select
      key={name}
      size="xs"
      w={{ base: 'calc(50% - 4px)', xs: 170 }}
      name={name}
      aria-label={t(name)}
      placeholder={t(name)}
      data={data.map(({ value, label }) => ({ value, label }))}
      searchable={name === 'nationality'}
      clearable
      clearButtonProps={{ 'aria-label': t('clear', { name: t(name) }) }}
      value={query[name] || null}
      onChange={(value) => change({ [name]: value ?? '' })}
    />
  )
  return (
    <div className={classes.toolbar}>
      <SearchBox
        label={t('search')}
        placeholder={t('search')}
        value={query.search}
        className={classes.search}
        onSearch={(search) => change({ search })}
      />
      {select('tour', options.tours)}
      {select('nationality', options.countries)}
      {select('draw', options.draws)}
      {select('status', [
        { value: 'active', label: t('in') },
        { value: 'inactive', label: t('out') },
      ])}
    </div>
  )
}
