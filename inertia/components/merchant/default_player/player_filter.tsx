import { Group, NumberInput, Select } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type {
  PlayerControls,
  PlayerQuery,
} from '~/components/merchant/default_player/use_player_query'
import { SearchBox } from '~/components/merchant/search_box'
import type { Options } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

const orders = ['rank_asc', 'rank_desc', 'name_asc', 'name_desc', 'nationality_asc'] as const

type Props = { list: PlayerControls; options: Options }

export function PlayerFilter({ list, options }: Props) {
  const t = useTranslations('config.player')
  const { current: query, change } = list
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
      <RankRange query={query} onChange={change} />
    </div>
  )
}

export function PlayerOrder({ list }: Pick<Props, 'list'>) {
  const t = useTranslations('config.player')
  return (
    <Select
      size="xs"
      w={{ base: '100%', xs: 200 }}
      aria-label={t('order')}
      data={orders.map((order) => ({
        value: order,
        label: t(`orders.${order}`),
      }))}
      allowDeselect={false}
      value={`${list.current.sort}_${list.current.direction}`}
      onChange={(order) => {
        const [sort, direction] = order!.split('_')
        list.change({ sort, direction } as Partial<PlayerQuery>)
      }}
    />
  )
}

type RangeProps = { query: PlayerQuery; onChange(changes: Partial<PlayerQuery>): void }

/** Asks for the ranks a moment after the last digit. */
function RankRange({ query, onChange }: RangeProps) {
  const t = useTranslations('config.player')
  const typed = useRef<Partial<PlayerQuery>>({})
  const ask = useDebouncedCallback(() => {
    onChange(typed.current)
    typed.current = {}
  }, 400)
  return (
    <Group gap={4} wrap="nowrap">
      {(['rankFrom', 'rankTo'] as const).map((name) => (
        <RankInput
          key={name}
          label={t(name)}
          value={query[name]}
          onChange={(rank) => {
            typed.current[name] = rank
            ask()
          }}
        />
      ))}
    </Group>
  )
}

type RankProps = { label: string; value: number | ''; onChange(rank: number | ''): void }

function RankInput({ label, value, onChange }: RankProps) {
  const [rank, setRank] = useState<number | string>(value)
  useEffect(() => {
    if (value === '') setRank('')
  }, [value])
  return (
    <NumberInput
      size="xs"
      w={{ base: '50%', xs: 110 }}
      aria-label={label}
      placeholder={label}
      min={1}
      max={100_000}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={rank}
      onChange={(typed) => {
        setRank(typed)
        onChange(typed === '' ? '' : Number(typed))
      }}
    />
  )
}
