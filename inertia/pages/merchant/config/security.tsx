import { Button, EmptyState, Group, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconDownload, IconShieldLock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useExactTime } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { type Filter, SecurityFilter } from '~/components/merchant/security/filter'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Colleague } from '~/components/merchant/types'
import type { securityLine } from '#props/security'

type Props = {
  lines: ReturnType<typeof securityLine>[]
  filter: Filter
  paged: boolean
  /** The last line shown, if there are older ones. */
  next: number | null
  users: Colleague[]
}

export default function MerchantConfigSecurity({ lines, filter, paged, next, users }: Props) {
  const t = useTranslations('config.security')
  const exact = useExactTime()
  const page = (more: object) =>
    urlFor('merchant.security.index', {}, { qs: { ...filter, ...more } })
  return (
    <>
      <PageHead
        title={t('title')}
        action={
          <Button
            component="a"
            href={urlFor('merchant.security.export', {}, { qs: filter })}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {t('export')}
          </Button>
        }
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <SecurityFilter key={JSON.stringify(filter)} filter={filter} users={users} />
      {lines.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconShieldLock aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <FramedTable
          heads={[t('at'), t('kind'), t('account'), t('place'), t('detail')]}
          highlightOnHover={false}
          verticalSpacing={6}
        >
          {lines.map(({ id, at, kind, account, by, device, address, detail }) => (
            <Table.Tr key={id}>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                <time dateTime={at}>{exact(at)}</time>
              </Table.Td>
              <Table.Td>{kind}</Table.Td>
              <Table.Td>
                {account}
                {by && (
                  <Text size="xs" c="dimmed">
                    {t('by', { name: by })}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                {address}
                {device && (
                  <Text size="xs" c="dimmed">
                    {device}
                  </Text>
                )}
              </Table.Td>
              <Table.Td maw={320} style={{ overflowWrap: 'anywhere' }}>
                {detail}
              </Table.Td>
            </Table.Tr>
          ))}
        </FramedTable>
      )}
      {(paged || next) && (
        <Group component="nav" aria-label={t('pages')} justify="center" gap="xs" pt="sm">
          {paged && (
            <Button component={Link} href={page({})} variant="default" size="xs">
              {t('newest')}
            </Button>
          )}
          {next && (
            <Button component={Link} href={page({ before: next })} variant="default" size="xs">
              {t('older')}
            </Button>
          )}
        </Group>
      )}
    </>
  )
}
