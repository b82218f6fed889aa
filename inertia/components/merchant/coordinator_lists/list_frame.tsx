import { EmptyState, Group, NativeSelect, Paper, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Pager } from '~/components/merchant/list/pager'
import { useQuery } from '~/components/merchant/list/use_query'
import { SearchBox } from '~/components/merchant/search_box'
import { PageHead } from '~/components/merchant/page_head'
import stacked from '~/components/merchant/stacked.module.css'
import type { Pager as PagerProps } from '~/components/merchant/types'
import { states } from '#shared/request_states'

export type ListQueryProps = {
  search: string
  state: string
  tournament: number | null
  opens: boolean
}

type Props = {
  title: string
  address: string
  query: Record<string, string | number | null> & { search: string; state: string }
  pager: PagerProps
  filters?: (change: (changes: Record<string, string>) => void) => ReactNode
  notice?: ReactNode
  children: ReactNode
}

export function ListFrame({ title, address, query, pager, filters, notice, children }: Props) {
  const t = useTranslations('merchant.lists')
  const words = useTranslations('merchant.states')
  const { change, search, turnTo } = useQuery(address, query)
  return (
    <>
      <PageHead title={title} />
      <Group gap="xs" mb="xs">
        <SearchBox
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={query.search}
          onSearch={search}
        />
        <NativeSelect
          size="xs"
          name="state"
          aria-label={t('state')}
          value={query.state}
          onChange={(event) => change({ state: event.currentTarget.value })}
          data={[
            { value: '', label: t('allStates') },
            ...states.map((state) => ({ value: state, label: words(state) })),
          ]}
        />
        {filters?.(change)}
        <Text size="sm" c="dimmed" role="status">
          {t('total', { count: pager.total })}
        </Text>
      </Group>
      {notice}
      {pager.total === 0 ? (
        <EmptyState
          py={64}
          icon={<IconUsers aria-hidden />}
          title={t('empty')}
          description={t('emptyText')}
        />
      ) : (
        <Paper withBorder className={stacked.paper}>
          {children}
        </Paper>
      )}
      <Pager pager={pager} onTurn={turnTo} />
    </>
  )
}
