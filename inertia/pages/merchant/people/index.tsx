import { Anchor, EmptyState, List, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Pager } from '~/components/merchant/list/pager'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { DataRequestTable } from '~/components/merchant/people/data_request_table'
import type { DataRequest } from '~/components/merchant/people/types'
import { SearchBox } from '~/components/merchant/search_box'
import { TableSection } from '~/components/merchant/table_section'
import type { Pager as PagerProps } from '~/components/merchant/types'

type Props = {
  search: string
  found: { name: string; requests: number; title: string; submittedAt: string; url: string }[]
  requests: { data: DataRequest[] } & PagerProps
  erasures: { id: number; at: string; user: string | null; references: string[] }[]
}

export default function MerchantPeopleIndex({ search, found, requests, erasures }: Props) {
  const t = useTranslations('people.index')
  return (
    <>
      <PageHead title={t('title')} />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <SearchBox
        label={t('search')}
        placeholder={t('search')}
        value={search}
        onSearch={(words) =>
          router.get(urlFor('merchant.people.index'), words ? { search: words } : {}, {
            preserveState: true,
            preserveScroll: true,
            replace: true,
            only: ['search', 'found'],
          })
        }
      />
      <Stack gap="xl" mt="lg">
        {search && <PeopleFound found={found} />}
        {requests.data.length === 0 ? (
          <EmptyState
            py={64}
            icon={<IconShieldCheck aria-hidden />}
            title={t('emptyTitle')}
            description={t('emptyText')}
          />
        ) : (
          <DataRequestTable requests={requests.data} />
        )}
        <Pager pager={requests} onTurn={(url) => router.visit(url)} />
        {erasures.length > 0 && (
          <TableSection id="erasures" title={t('certificates')} empty={false}>
            <List size="sm">
              {erasures.map(({ id, at, user, references }) => (
                <List.Item key={id}>
                  <Anchor
                    component={Link}
                    href={urlFor('merchant.erasures.show', { id })}
                    size="sm"
                    underline="always"
                  >
                    {t('certificate', { id: String(id) })}
                  </Anchor>{' '}
                  · {references.join(', ')} ·{' '}
                  {t.rich('by', { user: user ?? t('nobody'), at: () => <Moment at={at} /> })}
                </List.Item>
              ))}
            </List>
          </TableSection>
        )}
      </Stack>
    </>
  )
}

function PeopleFound({ found }: Pick<Props, 'found'>) {
  const t = useTranslations('people.index')
  return (
    <TableSection id="found" title={t('found')} empty={found.length === 0 && t('foundNobody')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('foundAmong')}
      </Text>
      <List size="sm" spacing="xs">
        {found.map(({ name, requests, title, submittedAt, url }) => (
          <List.Item key={url}>
            <Anchor component={Link} href={url} size="sm" underline="always">
              {name}
            </Anchor>{' '}
            · {t.rich('newest', { count: requests, title, at: () => <Moment at={submittedAt} /> })}
          </List.Item>
        ))}
      </List>
    </TableSection>
  )
}
