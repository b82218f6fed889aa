import { Group, SegmentedControl, TextInput, CloseButton } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { CategoryFilter } from '~/components/merchant/list/category_filter'
import type { QueryControls } from '~/components/merchant/list/use_query'
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
      <Search list={list} searchRef={searchRef} />
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

function Search({ list, searchRef }: Pick<Props, 'list' | 'searchRef'>) {
  const t = useTranslations('merchant.list')
  const [typed, setTyped] = useState(list.current.search)
  const ask = useDebouncedCallback((search: string) => list.search(search.trim()), 300)
  const isTyping = document.activeElement === searchRef.current
  useEffect(() => {
    if (!isTyping || list.current.search === '') setTyped(list.current.search)
  }, [list.current.search])

  const change = (search: string) => {
    setTyped(search)
    ask(search)
  }
  /** Enter, and Escape in an empty field, leave the search, so that j and k work again. */
  const leave = (key: string) => {
    if (key !== 'Enter' && (key !== 'Escape' || typed)) return
    ask.flush()
    searchRef.current?.blur()
  }
  return (
    <TextInput
      ref={searchRef}
      type="search"
      name="search"
      size="xs"
      aria-label={t('search')}
      placeholder={t('searchPlaceholder')}
      leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
      rightSection={
        typed && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => change('')} />
      }
      rightSectionPointerEvents="all"
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={({ key }) => leave(key)}
      className={classes.search}
    />
  )
}
