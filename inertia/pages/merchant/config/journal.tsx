import { Anchor, EmptyState, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconEye } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CellLabel } from '~/components/merchant/cell_label'
import { useExactTime } from '~/components/merchant/moment'
import { type Filter, LogFilter } from '~/components/merchant/log/filter'
import { LogExport, LogPages } from '~/components/merchant/log/links'
import { PageHead } from '~/components/merchant/page_head'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Colleague } from '~/components/merchant/types'
import type { journalLine } from '#props/journal'
import { journalKinds } from '#shared/journal'

type Props = {
  lines: ReturnType<typeof journalLine>[]
  filter: Filter
  paged: boolean
  /** The last entry shown, if there are older ones. */
  next: number | null
  users: Colleague[]
}

export default function MerchantConfigJournal({ lines, filter, paged, next, users }: Props) {
  const t = useTranslations('config.journal')
  const log = useTranslations('config.log')
  const exact = useExactTime()
  return (
    <>
      <PageHead
        title={t('title')}
        action={<LogExport href={urlFor('merchant.journal.export', {}, { qs: filter })} />}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <LogFilter
        key={JSON.stringify(filter)}
        page="merchant.journal.index"
        filter={filter}
        kinds={journalKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        users={users}
      />
      {lines.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconEye aria-hidden />}
          title={log('emptyTitle')}
          description={log('emptyText')}
        />
      ) : (
        <FramedTable
          heads={[log('at'), log('kind'), log('user'), t('subject'), t('total'), log('detail')]}
          highlightOnHover={false}
          verticalSpacing={6}
        >
          {lines.map(({ id, at, kind, user, role, subject, url, total, detail }) => (
            <Table.Tr key={id}>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                <time dateTime={at}>{exact(at)}</time>
              </Table.Td>
              <Table.Td>{kind}</Table.Td>
              <Table.Td>
                {user}
                <Text size="xs" c="dimmed">
                  {role}
                </Text>
              </Table.Td>
              <Table.Td>
                {url ? (
                  <Anchor component={Link} href={url}>
                    {subject}
                  </Anchor>
                ) : (
                  subject
                )}
              </Table.Td>
              <Table.Td>
                {total !== null && (
                  <>
                    <CellLabel>{t('total')}</CellLabel>
                    {total}
                  </>
                )}
              </Table.Td>
              <Table.Td>{detail}</Table.Td>
            </Table.Tr>
          ))}
        </FramedTable>
      )}
      <LogPages
        paged={paged}
        next={next}
        address={(qs) => urlFor('merchant.journal.index', {}, { qs: { ...filter, ...qs } })}
      />
    </>
  )
}
