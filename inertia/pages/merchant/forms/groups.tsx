import { Anchor, EmptyState, Group, Paper, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconBuilding } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Pager } from '~/components/merchant/list/pager'
import { useQuery } from '~/components/merchant/list/use_query'
import { Cell, ListedTable } from '~/components/merchant/listed_table'
import { SearchBox } from '~/components/merchant/search_box'
import { PageHead } from '~/components/merchant/page_head'
import stacked from '~/components/merchant/stacked.module.css'
import type { Pager as PagerProps } from '~/components/merchant/types'
import { states, type State } from '#shared/request_states'

type Props = {
  groups: { data: ({ outlet: string; total: number } & Record<State, number>)[] } & PagerProps
  type: string
  title: string
  by: string
  search: string
  tournament: number | null
}

export default function MerchantFormsGroups({
  groups,
  type,
  title,
  by,
  search,
  tournament,
}: Props) {
  const t = useTranslations('merchant.groups')
  const list = urlFor('merchant.forms.index', { form: type })
  const query = useQuery(urlFor('merchant.forms.groups', { form: type }), { search, tournament })
  const addressOf = (outlet: string, state = '') => {
    const filter = new URLSearchParams({ outlet })
    if (state) filter.set('state', state)
    if (tournament) filter.set('tournament', String(tournament))
    return `${list}?${filter}`
  }
  const link = (outlet: string, count: number, state: string) =>
    count > 0 ? (
      <Anchor component={Link} href={addressOf(outlet, state)} size="sm" underline="always">
        {count}
      </Anchor>
    ) : (
      count
    )
  return (
    <>
      <PageHead
        title={t('title', { type: title, by })}
        heading={t('heading', { by })}
        crumbs={[{ label: title, href: list }]}
      />
      <Group gap="xs" mb="xs">
        <SearchBox label={t('search')} value={search} onSearch={query.search} />
        <Text size="sm" c="dimmed" role="status">
          {t('count', { count: groups.total })}
        </Text>
      </Group>
      {groups.total === 0 ? (
        <EmptyState
          py={64}
          icon={<IconBuilding aria-hidden />}
          title={t('empty')}
          description={t('emptyText')}
        />
      ) : (
        <Paper withBorder className={stacked.paper}>
          <ListedTable
            title={t('heading', { by })}
            numeric
            heads={[t('name'), t('total'), ...states.map((state) => t(state))]}
          >
            {groups.data.map((group) => (
              <Table.Tr key={group.outlet}>
                <Table.Td>
                  <Anchor component={Link} href={addressOf(group.outlet)} size="sm" fw={600}>
                    {group.outlet}
                  </Anchor>
                </Table.Td>
                <Cell head={t('total')}>{group.total}</Cell>
                {states.map((state) => (
                  <Cell key={state} head={t(state)}>
                    {link(group.outlet, group[state], state)}
                  </Cell>
                ))}
              </Table.Tr>
            ))}
          </ListedTable>
        </Paper>
      )}
      <Pager pager={groups} onTurn={query.turnTo} />
    </>
  )
}
