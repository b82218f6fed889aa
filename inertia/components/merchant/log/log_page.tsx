import { EmptyState, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { type Filter, LogFilter } from '~/components/merchant/log/filter'
import { LogExport, LogPages } from '~/components/merchant/log/links'
import { useExactTime } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Colleague } from '~/components/merchant/types'

export type LogProps<Line> = {
  lines: Line[]
  filter: Filter
  paged: boolean
  /** The last line shown, if there are older ones. */
  next: number | null
  users: Colleague[]
}

type Props<Line> = LogProps<Line> & {
  log: 'journal' | 'security'
  icon: ReactNode
  kinds: { value: string; label: string }[]
  /** Headings of the cells after the moment and the kind. */
  heads: string[]
  cells: (line: Line) => ReactNode
}

export function LogPage<Line extends { id: number; at: string; kind: string }>({
  log,
  lines,
  filter,
  paged,
  next,
  users,
  icon,
  kinds,
  heads,
  cells,
}: Props<Line>) {
  const t = useTranslations('config')
  const exact = useExactTime()
  return (
    <>
      <PageHead
        title={t(`${log}.title`)}
        action={<LogExport href={urlFor(`merchant.${log}.export`, {}, { qs: filter })} />}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t(`${log}.text`)}
      </Text>
      <LogFilter
        key={JSON.stringify(filter)}
        page={`merchant.${log}.index`}
        filter={filter}
        kinds={kinds}
        users={users}
      />
      {lines.length === 0 ? (
        <EmptyState
          py={64}
          icon={icon}
          title={t('log.emptyTitle')}
          description={t('log.emptyText')}
        />
      ) : (
        <FramedTable
          heads={[t('log.at'), t('log.kind'), ...heads]}
          highlightOnHover={false}
          verticalSpacing={6}
        >
          {lines.map((line) => (
            <Table.Tr key={line.id}>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                <time dateTime={line.at}>{exact(line.at)}</time>
              </Table.Td>
              <Table.Td>{line.kind}</Table.Td>
              {cells(line)}
            </Table.Tr>
          ))}
        </FramedTable>
      )}
      <LogPages
        paged={paged}
        next={next}
        address={(qs) => urlFor(`merchant.${log}.index`, {}, { qs: { ...filter, ...qs } })}
      />
    </>
  )
}
