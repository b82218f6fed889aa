import { EmptyState, Table, Text } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useExactTime } from '~/components/merchant/moment'
import { type Filter, LogFilter } from '~/components/merchant/log/filter'
import { LogExport, LogPages } from '~/components/merchant/log/links'
import { PageHead } from '~/components/merchant/page_head'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Colleague } from '~/components/merchant/types'
import type { securityLine } from '#props/security'
import { securityKinds } from '#shared/security'

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
  const log = useTranslations('config.log')
  const exact = useExactTime()
  return (
    <>
      <PageHead
        title={t('title')}
        action={<LogExport href={urlFor('merchant.security.export', {}, { qs: filter })} />}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <LogFilter
        key={JSON.stringify(filter)}
        page="merchant.security.index"
        filter={filter}
        kinds={securityKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        users={users}
      />
      {lines.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconShieldLock aria-hidden />}
          title={log('emptyTitle')}
          description={log('emptyText')}
        />
      ) : (
        <FramedTable
          heads={[log('at'), log('kind'), t('account'), t('place'), log('detail')]}
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
      <LogPages
        paged={paged}
        next={next}
        address={(qs) => urlFor('merchant.security.index', {}, { qs: { ...filter, ...qs } })}
      />
    </>
  )
}
