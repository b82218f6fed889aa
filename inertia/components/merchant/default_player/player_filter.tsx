import { CloseButton, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/merchant/list/list.module.css'
import type { Options } from '~/components/merchant/types'

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
  const [typed, setTyped] = useState(query.search)
  const change = (changes: Partial<PlayerQuery>) => showPlayers({ ...query, ...changes })
  const ask = useDebouncedCallback((search: string) => change({ search: search.trim() }), 300)
  const type = (search: string) => {
    setTyped(search)
    ask(search)
  }
  const select = (name: 'tour' | 'nationality' | 'draw' | 'status', data: Options[string]) => (
    <Select
      key={name}
      size="xs"
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
      <TextInput
        type="search"
        name="search"
        size="xs"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
        rightSection={
          typed && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => type('')} />
        }
        rightSectionPointerEvents="all"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        className={classes.search}
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
