import { Group, SegmentedControl } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { CategoryFilter } from '~/components/merchant/list/category_filter'
import type { QueryControls } from '~/components/merchant/list/use_request_query'
import { SearchBox } from '~/components/merchant/search_box'
import type { Option } from '~/components/merchant/types'
import { states } from '#shared/request_states'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  list: QueryControls
  categories: Option[]
  searchRef: RefObject<HTMLInputElement | null>
  filters: ReactNode
  children: ReactNode
}

export function ListToolbar({ list, categories, searchRef, filters, children }: Props) {
  const t = useTranslations('merchant.list')
  return (
    <div className={classes.toolbar}>
      <SearchBox
        ref={searchRef}
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={list.current.search}
        className={classes.search}
        onSearch={list.search}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('filterState')}
        value={list.current.state || 'all'}
        onChange={(state) => list.change({ state: state === 'all' ? '' : state })}
        data={[
          { value: 'all', label: t('allStates') },
          ...states.map((state) => ({ value: state, label: t(`states.${state}`) })),
        ]}
      />
      <CategoryFilter list={list} categories={categories} />
      {filters}
      <Group gap={4} ml="auto">
        {children}
      </Group>
    </div>
  )
}
