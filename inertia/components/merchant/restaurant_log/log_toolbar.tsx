import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { LogFilter, LogOptions } from '~/components/merchant/restaurant_log/types'
import { SearchBox } from '~/components/merchant/search_box'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  filter: LogFilter
  options: LogOptions
  onChange(changes: Partial<LogFilter>): void
}

const types = ['all', 'credit', 'amount'] as const

export function LogToolbar({ filter, options, onChange }: Props) {
  const t = useTranslations('restaurants.log')
  const choice = (name: 'restaurant' | 'user', label: string, all: string) => (
    <NativeSelect
      size="xs"
      name={name}
      aria-label={label}
      value={filter[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      data={[{ value: '', label: all }, ...options[`${name}s`]]}
    />
  )
  return (
    <div className={classes.toolbar}>
      <SearchBox
        label={t('search')}
        placeholder={t('search')}
        value={filter.search}
        className={classes.search}
        onSearch={(search) => onChange({ search })}
      />
      {options.restaurants.length > 1 &&
        choice('restaurant', t('columns.restaurant'), t('allRestaurants'))}
      <SegmentedControl
        size="xs"
        aria-label={t('columns.type')}
        value={filter.type || 'all'}
        onChange={(type) => onChange({ type: type === 'all' ? '' : type })}
        data={types.map((type) => ({ value: type, label: t(`types.${type}`) }))}
      />
      {options.users.length > 1 && choice('user', t('columns.user'), t('allUsers'))}
    </div>
  )
}
